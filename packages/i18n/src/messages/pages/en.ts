/** Says what each page is for, as the site’s own search shows it: pages that are another one for each person. */
export const messages = {
  login: 'Log in with your username, account number or email to see your trips, points and travel funds.',
  changeFlights:
    'Change the date, time or destination of a trip with its confirmation code, and see first what you pay or get.',
  earlyBird: 'Have a place ahead kept in the boarding line, until 36 hours before departure.',
  upgradedBoarding: 'Buy a place among the first to board, A1 to A15, from 24 hours before.',
  checkIn: 'Check in for your flight from 24 hours before, and get your boarding pass.',
  cancelTrip: 'Cancel a whole trip or a part of it with its confirmation code, and see first how much is refunded.',
  flightStatus:
    'See whether a flight leaves and arrives on time, its gate, its delay and where it is now, by number or by route.',
  accountHelp: 'Get your username or password back, change your email or complete your account.',
  accountLookup: 'Forgot your username or account number? Find it with your email.',
  changeEmail: 'Change the email address of your account.',
  completeSetup: 'Create your username and password the first time you use your account.',
  resetPassword: 'Forgot your password? Create another one by a link that we email you.',
  updatePassword: 'Change your password for a new one.',
  privacy: 'Download your personal data, withdraw a permission or delete your account.',
  snapshot: 'Your account at a glance: account number, tier, points balance and next trips.',
  personal: 'Change your address, your phone numbers, your language or your username.',
  travelPreferences: 'Keep your passport, your KTN, your airport and your seat: they fill in your bookings.',
  paymentMethods: 'Save, choose or remove the cards that you pay with.',
  trips: 'All trips and bookings of your account, those to come and those in the past.',
  points: 'Your points balance and every movement: earned, used and pending.',
  funds: 'Your travel funds: how much is left in each, until when, and how to transfer it.',
  transfer: 'Transfer a travel fund to another member.',
  fareWatches: 'The price alerts of your account: we write to you when the fare of a search drops.',
  security: 'Password, two-step verification, passkeys and devices that are logged in.',
} as const;
