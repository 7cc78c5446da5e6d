import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { mailedToken } from '../mailed-token.ts';
import { companyRole } from './values.ts';

/** Accepts what an invitation is to: nothing that the mail did not say already. */
export const invitationState = z.object({
  companyName: z.string(),
  product: z.string(),
  role: companyRole,
  expiresAt: instant,
});

export type InvitationState = z.infer<typeof invitationState>;

const body = z.strictObject({ token: mailedToken });

/** Shows the invitation of a mailed link; the link by itself joins nothing. */
export const readInvitation = {
  method: 'POST',
  path: '/api/corporate/v1/invitations/state',
  area: 'companies',
  summary: 'Shows the invitation that a mailed link is about; the link by itself joins nothing.',
  body,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: invitationState,
  problems: ['invitationNotFound'],
} as const satisfies Endpoint;

/** Joins the company of an invitation with the account of the person who asks; done twice it is done once. */
export const acceptInvitation = {
  method: 'POST',
  path: '/api/corporate/v1/invitations/acceptance',
  area: 'companies',
  summary: 'Joins the company of a mailed invitation with the account of the member who asks.',
  body,
  authentication: 'required',
  callers: 'members',
  charges: [
    { budget: 'mailedLinks', cost: 1 },
    { budget: 'ownAccount', cost: 10 },
  ],
  success: 200,
  answer: invitationState,
  problems: ['invitationNotFound', 'inAnotherCompany'],
} as const satisfies Endpoint;
