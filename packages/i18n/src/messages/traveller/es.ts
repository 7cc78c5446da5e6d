export const messages = {
  navigation: { book: 'Reservar', trip: 'Mi viaje', status: 'Estado del vuelo' },
  home: {
    title: 'Con el viento a favor',
    lead: 'Alisio vuela entre más de cien ciudades de Estados Unidos, México, el Caribe y Centroamérica.',
  },
  quick: {
    label: 'Accesos rápidos',
    trip: { title: 'Mi viaje', body: 'Véalo con su código de reserva y su nombre.' },
    nextTrip: 'Su próximo viaje: {{place}}',
    status: { title: 'Estado del vuelo', body: 'A qué hora sale y llega hoy, y de qué puerta.' },
    funds: { title: 'Fondos de viaje', body: 'Cuánto le queda de un viaje cancelado, y hasta cuándo vale.' },
    help: { title: 'Ayuda', body: 'Respuestas, teléfonos y sus derechos.' },
  },
  promise: {
    price: {
      title: 'El precio que ve es el que paga',
      body: 'Con todos los impuestos y cargos, desde la primera pantalla.',
    },
    cancel: {
      title: 'Cancele sin costo durante 24 horas',
      body: 'Si reserva con 7 días o más de anticipación, le devolvemos todo su dinero.',
    },
    bag: {
      title: 'Cada tarifa, con sus condiciones claras',
      body: 'Compare equipaje, cambios y reembolsos antes de elegir.',
    },
  },
  description: {
    home: 'Busque y reserve vuelos de Alisio a más de cien ciudades de Estados Unidos, México, el Caribe y Centroamérica, con todos los impuestos en el precio.',
    airBooking:
      'Compare los vuelos de cada día, sus precios con todos los impuestos y lo que incluye cada tarifa, y reserve en unos minutos.',
    flightSchedules:
      'Vea qué vuelos de Alisio hay entre dos ciudades cada día de la semana, a qué hora salen y llegan y hasta cuándo, y descárguelos.',
    enroll:
      'Inscríbase sin costo en el programa de puntos de Alisio: gane puntos con cada vuelo que paga y úselos en los siguientes.',
    findMyTrip:
      'Encuentre su viaje con Alisio por su código de reserva y su nombre: vuelos, pasajeros, precio y condiciones.',
    travelFunds:
      'Vea cuánto le queda de un viaje cancelado con Alisio y hasta cuándo puede reservar con ello, con el número del fondo o el código de reserva del viaje.',
  },
} as const;
