export const ctm = {
  home: {
    title: 'Your company’s travel, in one place',
    lead: 'The portal for people who manage a company’s travel with Alisio.',
  },
} as const;
