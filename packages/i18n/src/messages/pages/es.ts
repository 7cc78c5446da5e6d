/** Says what each page is for, as the site’s own search shows it: pages that are another one for each person. */
export const messages = {
  login: 'Inicie sesión con su usuario, su número de socio o su correo para ver sus viajes, sus puntos y sus fondos.',
  changeFlights:
    'Cambie la fecha, la hora o el destino de un viaje con su código de reserva, y vea antes cuánto paga o recibe.',
  earlyBird: 'Aparte un lugar adelante en la fila para abordar, hasta 36 horas antes de la salida.',
  upgradedBoarding: 'Compre un lugar entre los primeros para abordar, A1 a A15, desde 24 horas antes.',
  checkIn: 'Haga el check-in de su vuelo desde 24 horas antes y reciba su pase de abordar.',
  cancelTrip: 'Cancele un viaje completo o una parte con su código de reserva, y vea antes cuánto se le devuelve.',
  flightStatus:
    'Vea si un vuelo sale y llega a tiempo, su puerta, su demora y dónde está ahora, por número o por ruta.',
  accountHelp: 'Recupere su usuario o su contraseña, cambie su correo electrónico o complete su cuenta.',
  accountLookup: '¿Olvidó su usuario o su número de socio? Encuéntrelo con su correo electrónico.',
  changeEmail: 'Cambie el correo electrónico de su cuenta.',
  completeSetup: 'Cree su usuario y su contraseña la primera vez que entra a su cuenta.',
  resetPassword: '¿Olvidó su contraseña? Cree otra con un enlace que le enviamos por correo.',
  updatePassword: 'Cambie su contraseña por otra nueva.',
  privacy: 'Descargue sus datos personales, retire un permiso o borre su cuenta.',
  snapshot: 'Su cuenta de un vistazo: número de socio, nivel, saldo de puntos y próximos viajes.',
  personal: 'Cambie su dirección, sus teléfonos, su idioma o su nombre de usuario.',
  travelPreferences: 'Guarde su pasaporte, su número KTN, su aeropuerto y su asiento: completan sus reservas.',
  paymentMethods: 'Guarde, elija o quite las tarjetas con las que paga.',
  trips: 'Todos los viajes y reservas de su cuenta, los próximos y los pasados.',
  points: 'Su saldo de puntos y cada movimiento: los ganados, los usados y los pendientes.',
  funds: 'Sus fondos de viaje: cuánto queda en cada uno, hasta cuándo y cómo transferirlo.',
  transfer: 'Transfiera un fondo de viaje a otro socio.',
  fareWatches: 'Los avisos de precio de su cuenta: le escribimos cuando baja la tarifa de una búsqueda.',
  security: 'Contraseña, verificación en dos pasos, llaves de acceso y dispositivos con sesión abierta.',
} as const;
