export const messages = {
  home: {
    title: 'Alisio on your phone',
    lead: 'These pages open inside the Alisio app.',
  },
} as const;
