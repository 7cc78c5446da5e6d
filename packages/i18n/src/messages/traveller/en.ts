export const messages = {
  navigation: { book: 'Book', trip: 'My trip', status: 'Flight status' },
  home: {
    title: 'The wind at your back',
    lead: 'Alisio flies between more than a hundred cities in the United States, Mexico, the Caribbean and Central America.',
  },
  quick: {
    label: 'Quick links',
    trip: { title: 'My trip', body: 'See it with your confirmation code and your name.' },
    nextTrip: 'Your next trip: {{place}}',
    status: { title: 'Flight status', body: 'When it leaves and lands today, and from which gate.' },
    funds: { title: 'Travel funds', body: 'What you have left of a canceled trip, and until when.' },
    help: { title: 'Help', body: 'Answers, phone numbers and your rights.' },
  },
  promise: {
    price: {
      title: 'The price you see is the price you pay',
      body: 'With all taxes and fees, from the first screen on.',
    },
    cancel: {
      title: 'Cancel for free within 24 hours',
      body: 'When you book 7 days or more ahead, you get all your money back.',
    },
    bag: { title: 'Every fare with clear conditions', body: 'Compare bags, changes and refunds before you choose.' },
  },
  description: {
    home: 'Search and book Alisio flights to more than a hundred cities in the United States, Mexico, the Caribbean and Central America, with all taxes in the price.',
    airBooking:
      'Compare each day’s flights, their prices with all taxes and what each fare includes, and book in minutes.',
    flightSchedules:
      'See which Alisio flights there are between two cities on each day of the week, when they depart and arrive and until when, and download them.',
    enroll:
      'Join Alisio’s points program for free: earn points with every flight you pay for and use them on the next ones.',
    findMyTrip:
      'Find your Alisio trip by its confirmation code and your name: flights, passengers, price and conditions.',
    travelFunds:
      'See what you have left of a canceled Alisio trip and until when you can book with it, by the fund number or the trip’s confirmation code.',
  },
} as const;
