import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { credentialCodes } from '../problem-codes.ts';
import { language, surface, typedPassword } from '../identity/values.ts';
import { consent } from '../account-help/enrollment.ts';
import { newPassword } from '../account-help/links.ts';

/** Changes the password of the person who is logged in; ends the account's other sessions. A bad new one, or the same, carries 400356114. */
export const updatePassword = {
  method: 'PUT',
  path: '/api/account/v1/password',
  area: 'account',
  summary: 'Sets a new password, ends every other session of the account, and mails a notice.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  body: z.strictObject({ currentPassword: typedPassword, newPassword, language }),
  success: 204,
  codes: [...credentialCodes, 400356114],
} as const satisfies Endpoint;

/**
 * Starts a change of e-mail: it counts once the link mailed to the new address was opened; the old one gets a notice. The
 * address that the account has already is refused (`unchanged`).
 */
export const changeEmail = {
  method: 'POST',
  path: '/api/account/v1/email-changes',
  area: 'account',
  summary: 'Mails a link to the new address; the change counts when it is opened. The old address gets a notice.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  body: z.strictObject({ email: z.email().check(z.maxLength(254)), language, surface }),
  success: 202,
} as const satisfies Endpoint;

/** Tells what the person allowed, and when. */
export const readConsents = {
  method: 'GET',
  path: '/api/account/v1/consents',
  area: 'account',
  summary: 'Tells what the person allowed the airline to do with their data, and since when.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ consents: z.array(z.object({ ...consent.shape, recordedAt: instant })) }),
} as const satisfies Endpoint;

/** Records what the person allows from now on; earlier records stay. */
export const recordConsents = {
  method: 'POST',
  path: '/api/account/v1/consents',
  area: 'account',
  summary: 'Records what the person allows from now on. Earlier records are kept as proof.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  body: z.strictObject({ consents: z.array(consent).check(z.minLength(1), z.maxLength(3)), language }),
  success: 204,
} as const satisfies Endpoint;

/** Gives a person all their data (GDPR articles 15 and 20). */
export const exportAccountData = {
  method: 'POST',
  path: '/api/account/v1/data-export',
  area: 'account',
  summary: 'Gives everything that is stored about the person, as a JSON document to keep.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 60 }],
  success: 200,
  answer: z.record(z.string(), z.unknown()),
  problems: ['accountDataUnavailable'],
} as const satisfies Endpoint;

/** Asks for a person's data to be erased (GDPR article 17): it happens when the mailed link was opened. */
export const requestErasure = {
  method: 'POST',
  path: '/api/account/v1/erasure-requests',
  area: 'account',
  summary: 'Mails a link that erases the account: names, address and login go, what the law keeps of bookings stays.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 60 }],
  body: z.strictObject({ language, surface }),
  success: 202,
  problems: ['accountDataUnavailable'],
} as const satisfies Endpoint;
