/** The words of what is sold to a trip beside its fares. */
export const messages = {
  find: {
    earlyBird: {
      title: 'Registro anticipado',
      lead: 'Le apartamos un lugar adelante en la fila para abordar, antes de que abra el check-in. Se vende hasta 36 horas antes de la salida. Encuentre su viaje con el código de reserva y el nombre de un pasajero.',
      next: 'Registro anticipado para su viaje a {{city}}',
    },
    upgradedBoarding: {
      title: 'Abordaje preferente',
      lead: 'Aborde entre los primeros: lugares A1 a A15. Se vende desde 24 horas hasta 30 minutos antes de cada vuelo. Encuentre su viaje con el código de reserva y el nombre de un pasajero.',
      next: 'Abordaje preferente para su viaje a {{city}}',
    },
    nextAction: 'Ver lugares y precios',
    ownTrips: 'Los viajes que reservó con su cuenta están en',
    ownTripsLink: 'Mis viajes',
  },
  title: {
    bag: 'Maletas para su viaje a {{city}}',
    earlyBird: 'Registro anticipado para su viaje a {{city}}',
    upgradedBoarding: 'Abordaje preferente para su viaje a {{city}}',
  },
  outline: { bag: 'Maletas de su viaje', earlyBird: 'Registro anticipado', upgradedBoarding: 'Abordaje preferente' },
  lead: {
    bag: 'Pague aquí las maletas documentadas que su tarifa no incluye y entréguelas en el aeropuerto. Lo que pese o mida de más se paga en el mostrador.',
    earlyBird:
      'Le apartamos un lugar adelante en la fila para abordar. Usted hace el check-in cuando quiera, desde 24 horas antes, sin perder ese lugar.',
    upgradedBoarding:
      'Los lugares A1 a A15 abordan primero. Su lugar aparece en su pase de abordar, aunque ya haya hecho el check-in.',
  },
  rule: {
    bag: 'Si cancela el vuelo, le devolvemos lo que pagó por la maleta. Si lo cambia, la maleta va con usted.',
    earlyBird:
      'Si cambia de vuelo, va con usted. Si cancela no se devuelve, salvo mientras su viaje se pueda cancelar sin costo o si el vuelo no sale.',
    upgradedBoarding:
      'Si cambia o cancela el vuelo no se devuelve, salvo mientras su viaje se pueda cancelar sin costo o si el vuelo no sale.',
  },
  notApplicable:
    'En estos vuelos los asientos están asignados: cada quien aborda con su asiento y no hace falta comprar un lugar en la fila.',
  route: '{{from}} – {{to}}',
  flight: 'Vuelo {{flight}}, sale el {{moment}}.',
  each: '{{price}} por maleta',
  eachPlace: '{{price}} por persona',
  until: 'Se vende hasta el {{moment}}.',
  opens: 'Se vende desde el {{moment}}.',
  bags: {
    included_one: 'Su tarifa incluye {{count}} maleta.',
    included_many: 'Su tarifa incluye {{count}} de maletas.',
    included_other: 'Su tarifa incluye {{count}} maletas.',
    bought_one: 'Ya pagó {{count}} maleta más.',
    bought_many: 'Ya pagó {{count}} de maletas más.',
    bought_other: 'Ya pagó {{count}} maletas más.',
    fewer: 'Una maleta menos para {{name}}',
    more: 'Una maleta más para {{name}}',
    most: 'Es lo máximo por pasajero.',
  },
  state: {
    included: 'Incluido en su tarifa',
    bought: 'Comprado',
    notOpen: 'Todavía no se vende',
    closed: 'Ya no se vende',
    soldOut: 'No quedan lugares',
    notApplicable: 'No aplica',
  },
  place: 'Lugar {{place}}',
  placeLater: 'Su lugar se aparta 36 horas antes de la salida.',
  payment: {
    title: 'Su compra',
    item: { bag: 'Maletas', earlyBird: 'Registro anticipado', upgradedBoarding: 'Abordaje preferente' },
    times: '{{item}} × {{count}}',
    pay: 'Pagar {{amount}}',
    payPal: 'Pagar {{amount}} con PayPal',
    pending: 'Pagando…',
    once: 'Se cobra una sola vez, aunque se corte la conexión.',
    nothingCharged: 'No se hizo ningún cargo. Su viaje sigue como estaba.',
  },
  done: { title: 'Listo: ya es parte de su viaje', body: 'Enviamos el comprobante a {{email}}.' },
  nobody: 'Por ahora no hay nada que comprar aquí para este viaje.',
  more: 'También para este viaje',
  moreLinks: {
    bag: 'Maletas',
    earlyBird: 'Registro anticipado',
    upgradedBoarding: 'Abordaje preferente',
  },
  backToTrip: 'Volver al viaje',
  bagRules: 'Ver tamaños, pesos y artículos especiales',
  progress: {
    findingOut: {
      title: 'Estamos comprobando su compra',
      body: 'Se cortó la conexión mientras pagaba. No pague de nuevo: seguimos preguntando y no se le cobrará dos veces.',
      stopped: 'Todavía no sabemos si la compra se completó',
      stoppedBody: 'Compruebe su conexión y pregunte otra vez. Es la misma compra: no se cobra dos veces.',
      again: 'Comprobar ahora',
    },
    challenge: {
      redirecting: 'Vamos a la página de su banco…',
      title: 'Su banco le pide que confirme el pago',
      body: 'Le guardamos lo que eligió. Confirme el pago en la página de su banco; después volverá aquí.',
      go: 'Ir a la página del banco',
      done: 'Ya lo confirmé',
    },
    payPal: {
      redirecting: 'Abriendo PayPal…',
      title: 'Falta autorizar el pago en PayPal',
      body: 'Le guardamos lo que eligió. Autorice el pago en PayPal; después volverá aquí.',
      go: 'Ir a PayPal',
      done: 'Ya lo autoricé',
      processing: 'PayPal está revisando el pago',
    },
    processing: {
      title: 'Su banco todavía no responde',
      body: 'Le guardamos lo que eligió y seguimos preguntando. Puede dejar esta página abierta.',
    },
    completing: 'Terminando su compra…',
    agreement: {
      superseded: 'Cambió lo que acepta al pagar',
      supersededBody: 'No se compró nada. Pague otra vez si está de acuerdo.',
    },
    findTrip: 'Ver mi viaje',
  },
};
