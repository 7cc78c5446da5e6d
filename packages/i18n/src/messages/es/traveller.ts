export const traveller = {
  navigation: { book: 'Reservar', trip: 'Mi viaje' },
  home: {
    title: 'Con el viento a favor',
    lead: 'Alisio vuela entre más de cien ciudades de Estados Unidos, México, el Caribe y Centroamérica.',
  },
} as const;
