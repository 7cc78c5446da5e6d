/** The words of what is sold to a trip beside its fares. */
export const messages = {
  find: {
    earlyBird: {
      title: 'Early bird check-in',
      lead: 'We keep a place ahead in the boarding line for you, before check-in opens. It is sold until 36 hours before departure. Find your trip by its confirmation code and the name of a passenger.',
      next: 'Early bird check-in for your trip to {{city}}',
    },
    upgradedBoarding: {
      title: 'Upgraded boarding',
      lead: 'Board among the first: places A1 to A15. It is sold from 24 hours until 30 minutes before each flight. Find your trip by its confirmation code and the name of a passenger.',
      next: 'Upgraded boarding for your trip to {{city}}',
    },
    nextAction: 'See places and prices',
    ownTrips: 'The trips that you booked with your account are in',
    ownTripsLink: 'My trips',
  },
  title: {
    bag: 'Bags for your trip to {{city}}',
    earlyBird: 'Early bird check-in for your trip to {{city}}',
    upgradedBoarding: 'Upgraded boarding for your trip to {{city}}',
  },
  outline: { bag: 'Bags of your trip', earlyBird: 'Early bird check-in', upgradedBoarding: 'Upgraded boarding' },
  lead: {
    bag: 'Pay here for checked bags that your fare does not include, and hand them over at the airport. What weighs or measures more is paid at the counter.',
    earlyBird:
      'We keep a place ahead in the boarding line for you. Check in whenever you like, from 24 hours before, without losing that place.',
    upgradedBoarding:
      'Places A1 to A15 board first. Your place is on your boarding pass, even if you have checked in already.',
  },
  rule: {
    bag: 'If you cancel the flight, you get back what you paid for the bag. If you change it, the bag goes with you.',
    earlyBird:
      'If you change flights, it goes with you. If you cancel it is not refunded, except while your trip can be cancelled for free or if the flight does not run.',
    upgradedBoarding:
      'If you change or cancel the flight it is not refunded, except while your trip can be cancelled for free or if the flight does not run.',
  },
  notApplicable:
    'Seats are assigned on these flights: everybody boards with their seat, and there is no place in line to buy.',
  route: '{{from}} – {{to}}',
  flight: 'Flight {{flight}}, departs {{moment}}.',
  each: '{{price}} a bag',
  eachPlace: '{{price}} a person',
  until: 'On sale until {{moment}}.',
  opens: 'On sale from {{moment}}.',
  bags: {
    included_one: 'Your fare includes {{count}} bag.',
    included_other: 'Your fare includes {{count}} bags.',
    bought_one: 'You paid for {{count}} more bag.',
    bought_other: 'You paid for {{count}} more bags.',
    fewer: 'One bag fewer for {{name}}',
    more: 'One bag more for {{name}}',
    most: 'That is the most for a traveler.',
  },
  state: {
    included: 'Included in your fare',
    bought: 'Bought',
    notOpen: 'Not on sale yet',
    closed: 'No longer on sale',
    soldOut: 'No places left',
    notApplicable: 'Not applicable',
  },
  place: 'Place {{place}}',
  placeLater: 'Your place is kept 36 hours before departure.',
  payment: {
    title: 'Your purchase',
    item: { bag: 'Bags', earlyBird: 'Early bird check-in', upgradedBoarding: 'Upgraded boarding' },
    times: '{{item}} × {{count}}',
    pay: 'Pay {{amount}}',
    payPal: 'Pay {{amount}} with PayPal',
    pending: 'Paying…',
    once: 'It is charged once, even if the connection breaks.',
    nothingCharged: 'Nothing was charged. Your trip is as it was.',
  },
  done: { title: 'Done: it is part of your trip', body: 'We sent the receipt to {{email}}.' },
  nobody: 'There is nothing to buy here for this trip at the moment.',
  more: 'Also for this trip',
  moreLinks: {
    bag: 'Bags',
    earlyBird: 'Early bird check-in',
    upgradedBoarding: 'Upgraded boarding',
  },
  backToTrip: 'Back to the trip',
  bagRules: 'See sizes, weights and special items',
  progress: {
    findingOut: {
      title: 'We are checking your purchase',
      body: 'The connection broke while you were paying. Do not pay again: we keep asking, and you will not be charged twice.',
      stopped: 'We do not know yet whether the purchase went through',
      stoppedBody: 'Check your connection and ask again. It is the same purchase: it is not charged twice.',
      again: 'Check now',
    },
    challenge: {
      redirecting: 'Going to your bank’s page…',
      title: 'Your bank asks you to confirm the payment',
      body: 'We keep what you chose. Confirm the payment on your bank’s page; then you come back here.',
      go: 'Go to the bank’s page',
      done: 'I have confirmed it',
    },
    payPal: {
      redirecting: 'Opening PayPal…',
      title: 'The payment still has to be authorized in PayPal',
      body: 'We keep what you chose. Authorize the payment in PayPal; then you come back here.',
      go: 'Go to PayPal',
      done: 'I have authorized it',
      processing: 'PayPal is reviewing the payment',
    },
    processing: {
      title: 'Your bank has not answered yet',
      body: 'We keep what you chose, and keep asking. You can leave this page open.',
    },
    completing: 'Completing your purchase…',
    agreement: {
      superseded: 'What you agree to by paying has changed',
      supersededBody: 'Nothing was bought. Pay again if you agree.',
    },
    findTrip: 'See my trip',
  },
};
