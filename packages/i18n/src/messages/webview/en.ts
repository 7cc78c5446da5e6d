export const messages = {
  home: {
    title: 'Alisio on your phone',
    lead: 'These pages open inside the Alisio app.',
    flightStatus: 'Flight status',
  },
} as const;
