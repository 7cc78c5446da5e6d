import type { ErrorCode } from '@airline/error-catalogue';

/**
 * What went wrong with a login, a token or a session, and the one code of the catalogue that says so.
 *
 * Source: docs/rules.md §8 gives the codes and what a client does about them; the causes are decided here and told in
 * docs/identity.md.
 */
export const errorCauses = {
  // Re-login: the token does not count, and a new one may.
  tokenMissing: 401120721,
  tokenForged: 401120722,
  audienceWrong: 401120723,
  tokenExpired: 401120724,
  sessionEnded: 401120725,
  assertionExpired: 401120727,
  assertionReplayed: 401120728,
  refreshTokenMissing: 401120729,
  refreshTokenUnknown: 401120730,
  issuerWrong: 401120279,
  clientUnknown: 401120280,
  accountGone: 401120359,

  // Retry: it passes by itself.
  sessionStoreAway: 401120741,
  keySetAway: 401120742,
  refreshTokenReplaced: 401120743,

  // Re-authenticate: the same person proves again who they are.
  proofTooOld: 401120726,
  passwordChangedSinceProof: 401120746,

  // Log out: the session was ended on purpose.
  sessionsRevoked: 400080012,
  tokenReused: 400080013,

  secondFactorDue: 401120752,

  // Login.
  keySetNotReady: 200003999,
  loginUnavailable: 503517048,
  accountHeld: 400120381,
  memberCredentialsIncorrect: 400618205,
  companyCredentialsIncorrect: 400517024,
  reportServiceCredentialsIncorrect: 400518024,
  travelManagerCredentialsIncorrect: 400517144,
  travelManagerLocked: 400517178,
  closedByAirline: 400518001,
  closedByOwner: 400518002,
  mergedIntoAnother: 400518004,
  personDied: 400518005,
  enrolmentUnconfirmed: 400518006,
  accountNumberTooLong: 400518148,
  passwordNotSet: 400518329,
  maximumTries: 400618202,
  companyDeactivated: 400618309,
  sessionIdle: 401615399,
} as const satisfies Readonly<Record<string, ErrorCode>>;

/** Names a cause of {@link errorCauses}. */
export type ErrorCause = keyof typeof errorCauses;
