import type { ClientCategory } from '@airline/client-config/client-categories';
import type { EndpointName } from '@airline/contract';

/** Who may ask for something: everybody without a token, or these categories with one. */
export type Permission = 'public' | readonly ClientCategory[];

const members = ['member', 'mobileMember'] as const satisfies readonly ClientCategory[];

/** Those whose account belongs to a company, and who are people. */
const companyPeople = [
  'corporateTraveler',
  'corporateTravelManager',
  'areaMarketingManager',
  'mobileCorporate',
] as const satisfies readonly ClientCategory[];

const people = [...members, ...companyPeople];
/** Everybody who books: a person with an account, or without one. */
const bookers = ['anonymousTraveler', ...people] as const;
const everybody = [...bookers, 'automatedReportService'] as const;

/**
 * Who may ask for what, and nobody else: an endpoint that is not in here does not compile.
 *
 * Source: docs/rules.md §6 names the categories; what each may do is decided in docs/identity.md.
 */
export const permissions: Readonly<Record<EndpointName, Permission>> = {
  searchItineraries: 'public',
  readLowFareCalendar: 'public',
  listFareFamilies: 'public',
  createOffer: 'public',
  readPaymentSetup: 'public',
  createOrder: bookers,
  completeOrder: 'public',
  quoteCancellation: 'public',
  cancelTrip: 'public',
  findTrip: 'public',
  exportTripCalendar: 'public',
  readLoginSettings: 'public',
  requestAssertion: 'public',
  startPasskeyLogin: 'public',
  exchangeToken: 'public',
  endSession: everybody,
  readKeySet: 'public',
  readUserInfo: everybody,
  readUserInfoV3: everybody,
  requestLink: 'public',
  readLink: 'public',
  answerLink: 'public',
  completeLink: 'public',
  enrollMember: 'public',
  correctEnrollmentEmail: 'public',
  updatePassword: people,
  changeEmail: people,
  readConsents: members,
  recordConsents: members,
  exportAccountData: people,
  requestErasure: people,
  readMultiFactor: people,
  startTotp: people,
  confirmTotp: people,
  renewRecoveryCodes: people,
  removeTotp: people,
  startPasskeyRegistration: people,
  addPasskey: people,
  removePasskey: people,
  listSessions: people,
  endOpenSession: people,
  endOtherSessions: people,
  listTrips: people,
  listPoints: members,
  recordClientReports: 'public',
  recordMeasurements: 'public',
};

/** Tells whether a category may ask for an endpoint. */
export function isPermitted(name: EndpointName, category: ClientCategory): boolean {
  const permission = permissions[name];
  return permission === 'public' || permission.includes(category);
}

/** Tells whether a category may pay with points: as many as see the points of their account. */
export function mayPayWithPoints(category: ClientCategory): boolean {
  return isPermitted('listPoints', category);
}
