export const ctm = {
  home: {
    title: 'Los viajes de su empresa, en un solo lugar',
    lead: 'El portal para quienes gestionan los viajes de una empresa con Alisio.',
  },
} as const;
