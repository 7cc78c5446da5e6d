import * as z from 'zod/mini';

import { passenger } from '../air-booking/passengers.ts';
import { calendarDate, instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';

const { firstName, lastName, birthDate } = passenger.shape;

/** Accepts who flies with a member for taxes alone: names as on their document. */
export const companionPerson = z.strictObject({ firstName, lastName, birthDate });

export type CompanionPerson = z.infer<typeof companionPerson>;

/** Accepts what a member has of flying with a companion. */
export const companionStatus = z.object({
  /** The moment of the answer, by the gateway's clock. */
  at: instant,
  /** Since when the member may fly with a companion; absent where they may not now. */
  since: z.optional(instant),
  /** The last day on which a trip with the companion may be booked, and depart; absent where the member may not. */
  validUntil: z.optional(calendarDate),
  /** Whether flights reached it, or the airline gave it; absent where the member may not. */
  cause: z.optional(z.enum(['earned', 'granted'])),
  /** The calendar year, by the airline's clock. */
  year: z.int(),
  /** How often another companion can still be named in this year. */
  changesLeft: z.int(),
  /** Who is named now; kept while the member may not fly with them, too. */
  companion: z.optional(z.object({ ...companionPerson.shape, namedAt: instant })),
  /** Who was named before, the latest first, by names alone. */
  before: z.array(z.object({ firstName, lastName, namedAt: instant, endedAt: instant })),
});

export type CompanionStatus = z.infer<typeof companionStatus>;

const area = 'account' as const;
const path = '/api/account/v1/companion' as const;

/** Shows whether the member may fly with a companion, until when, and who that is. */
export const readCompanion = {
  method: 'GET',
  path,
  area,
  summary:
    'Shows whether the member may fly with a companion who pays taxes alone, until when, who is named, and how often that can still be changed this year.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 2 }],
  success: 200,
  answer: companionStatus,
} as const satisfies Endpoint;

/** Names a companion, or another one: sent twice, it is done once. */
export const nameCompanion = {
  method: 'PUT',
  path,
  area,
  summary:
    'Names the member’s companion, or another one, which counts as a change. The same person spelled otherwise is no change, and trips that are booked keep their companion.',
  authentication: 'recent',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  body: companionPerson,
  success: 204,
  problems: ['companionNotEarned', 'companionChangesUsed'],
  fieldCodes: ['birthDateInFuture', 'companionIsMember'],
} as const satisfies Endpoint;
