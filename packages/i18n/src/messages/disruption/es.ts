/** The words of the page that a mail leads to about flights that do not go as they were booked. */
export const messages = {
  lead: '{{what}}. Viaje {{recordLocator}}: puede decidir hasta el {{date}}. Nada cambia hasta que lo confirme aquí.',
  pending: 'Un momento…',
  seeTrip: 'Ver mi viaje',
  otherWays: 'Ver otras opciones en mi viaje',
  flights: {
    title: 'Tomar otro vuelo sin costo',
    after: 'Su vuelo nuevo',
    before: 'El vuelo que ya no toma',
    free: 'No paga nada. Su tarifa y lo que incluye siguen igual.',
    agreement: 'Al confirmar acepta estos documentos:',
    submit: 'Tomar este vuelo',
  },
  money: {
    title: 'Recuperar su dinero',
    givenBack: 'Lo que recibe',
    time: 'Su banco tarda hasta 7 días hábiles en mostrarlo.',
    whole: 'Se cancela todo el viaje, para todos',
    part: 'Se cancela esta parte del viaje, para todos',
    submit: 'Cancelar y recuperar mi dinero',
  },
  doneFlights: {
    title: 'Sus vuelos están cambiados',
    lead: 'El código de reserva sigue siendo {{recordLocator}}. Le enviamos un correo con los vuelos y los boletos nuevos.',
  },
  doneMoney: {
    title: 'Cancelamos los vuelos y devolvemos su dinero',
    lead: 'Le enviamos un correo con lo que recibe y cuándo. Código de reserva: {{recordLocator}}.',
  },
  over: {
    changed: {
      title: 'El viaje cambió después de este correo',
      lead: 'El viaje {{recordLocator}} ya no es como cuando le escribimos, así que este enlace dejó de servir. En su viaje ve cómo está ahora y lo que puede hacer.',
    },
    cancelled: {
      title: 'El viaje ya está cancelado',
      lead: 'En el viaje {{recordLocator}} ve lo que se devolvió.',
    },
    notDisrupted: {
      title: 'Esta opción ya no está abierta',
      lead: 'El vuelo salió, vuelve a salir como lo reservó, o la situación es otra. En el viaje {{recordLocator}} ve cómo está ahora y lo que puede hacer. Si necesita ayuda, llámenos al $t(shell:customerService.phone).',
    },
    flightsGone: {
      title: 'Este vuelo ya no tiene lugar',
      lead: 'Se llenó, o ya no sale a tiempo. No cambiamos nada: en el viaje {{recordLocator}} puede elegir otro sin costo, o recuperar su dinero.',
    },
  },
  noLink: {
    title: 'Abra el enlace completo',
    lead: 'Está en el correo que le enviamos. También puede cambiar o cancelar en la página de su viaje, o llamarnos al $t(shell:customerService.phone).',
  },
  invalid: {
    title: 'Este enlace no sirve',
    lead: 'Puede que esté incompleto, o que el viaje tenga otro correo de contacto. En la página de su viaje puede hacer lo mismo, o llámenos al $t(shell:customerService.phone).',
  },
};
