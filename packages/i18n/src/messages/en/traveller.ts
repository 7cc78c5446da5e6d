export const traveller = {
  navigation: { book: 'Book', trip: 'My trip' },
  home: {
    title: 'The wind at your back',
    lead: 'Alisio flies between more than a hundred cities in the United States, Mexico, the Caribbean and Central America.',
  },
} as const;
