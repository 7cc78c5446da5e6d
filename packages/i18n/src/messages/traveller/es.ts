export const messages = {
  navigation: { book: 'Reservar', trip: 'Mi viaje' },
  home: {
    title: 'Con el viento a favor',
    lead: 'Alisio vuela entre más de cien ciudades de Estados Unidos, México, el Caribe y Centroamérica.',
  },
  promise: {
    price: {
      title: 'El precio que ve es el que paga',
      body: 'Con todos los impuestos y cargos, desde la primera pantalla.',
    },
    cancel: {
      title: 'Cancele gratis durante 24 horas',
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
    findMyTrip:
      'Encuentre su viaje con Alisio por su código de reserva y su nombre: vuelos, pasajeros, precio y condiciones.',
  },
} as const;
