export const messages = {
  home: {
    title: 'Alisio on your phone',
    lead: 'Your trip, your boarding pass and the status of your flight.',
    greeting: 'Hi, {{firstName}}',
    nameless: 'Hi',
    loading: 'Loading your data…',
    ways: 'What you can do',
    nextTrip: 'Your next trip',
    recordLocator: 'Confirmation code',
    seeTrip: 'See the trip',
    noTrip: {
      title: 'You have no upcoming trips',
      body: 'If you booked without your account, find the trip with its confirmation code.',
    },
    account: 'Your account',
    logOut: 'Log out',
    loggingOut: 'Logging out…',
    logOutFailed: {
      title: 'We couldn’t log you out',
      body: 'That takes a network. What this device kept is deleted already.',
    },
    quick: {
      logIn: { title: 'Log in', body: 'Your trips and your points' },
      trip: { title: 'Find a trip', body: 'With its confirmation code' },
      status: { title: 'Flight status', body: 'Times and gates of today' },
      checkIn: { title: 'Check in', body: 'From 24 hours before' },
      help: { title: 'Help with your account', body: 'Username and password' },
      trips: { title: 'My trips', body: 'Upcoming and past' },
      points: { title: 'Points and tier', body: 'Your member card' },
      funds: { title: 'Travel funds', body: 'Transfer a fund' },
      profile: { title: 'Personal details', body: 'Name, phone and address' },
      security: { title: 'Security', body: 'Password and verification' },
    },
    pointsBalance: '{{points}} points',
    notRead: 'Could not be read now',
    kept: {
      title: 'Kept on this device',
      pass: 'Boarding passes',
      notHere: 'Without a network this trip is shown here alone.',
      status: 'Flight {{flight}}',
      nothing: {
        title: 'No connection',
        body: 'Your trips and passes appear here once you have opened them with a network.',
      },
    },
  },
  tooOld: {
    app: {
      title: 'Update the app',
      lead: 'This page needs a newer version of the app. Update it and open the page again.',
    },
    pages: {
      title: 'There is a newer version of this page',
      lead: 'Close the page and open it again. If this notice is still here, close the app.',
    },
  },
} as const;
