export const messages = {
  home: {
    title: 'Alisio en su teléfono',
    lead: 'Estas páginas se abren dentro de la aplicación de Alisio.',
    flightStatus: 'Estado del vuelo',
  },
} as const;
