import type { ErrorCode } from '@airline/error-catalogue/codes';

/*
 * The codes of the error catalogue that groups of endpoints answer with; an endpoint's own stand in its row.
 *
 * Source: docs/rules.md §8; apps/gateway/docs/identity.md says what leads to each.
 */

/** Why a token does not count. */
export const tokenCodes: readonly ErrorCode[] = [
  401120722, 401120723, 401120724, 401120725, 401120279, 401120359, 401120741, 401120742, 400080012, 400080013,
  400618309,
];

/** There is no token where there has to be one. */
export const tokenMissingCode: ErrorCode = 401120721;

/** The proof of the person is too old, or older than the password. */
export const proofCodes: readonly ErrorCode[] = [401120726, 401120746];

/** Name and password do not fit, or were tried too often. */
export const credentialCodes: readonly ErrorCode[] = [400618205, 400517024, 400518024, 400517144, 400517178, 400618202];

/** Whose credentials fit may not log in all the same. */
export const accountCodes: readonly ErrorCode[] = [
  400120381, 400518001, 400518002, 400518004, 400518005, 400518006, 400618309, 401120359,
];

/** Nobody can log in for a moment. */
export const unavailableCodes: readonly ErrorCode[] = [503517048, 200003999];
