import * as z from 'zod/mini';

import { passenger } from '../air-booking/passengers.ts';
import type { Endpoint } from '../endpoint.ts';

/** How many people a member keeps beside themselves. */
export const mostFrequentTravelers = 20;

const {
  firstName,
  middleName,
  lastName,
  suffix,
  birthDate,
  gender,
  knownTravelerNumber,
  redressNumber,
  frequentFlyerNumber,
} = passenger.shape;

/** Accepts somebody whom a member books for now and then. */
export const frequentTraveler = z.strictObject({
  firstName,
  middleName,
  lastName,
  suffix,
  birthDate,
  gender,
  knownTravelerNumber,
  redressNumber,
  frequentFlyerNumber,
});

export type FrequentTraveler = z.infer<typeof frequentTraveler>;

/** Accepts somebody who is kept, under the id that the page gave them. */
export const keptTraveler = z.object({ id: z.uuid(), ...frequentTraveler.shape });

export type KeptTraveler = z.infer<typeof keptTraveler>;

const area = 'account' as const;
const path = '/api/account/v1/frequent-travelers/{travelerId}' as const;

/** Lists whom a member books for now and then. */
export const listFrequentTravelers = {
  method: 'GET',
  path: '/api/account/v1/frequent-travelers',
  area,
  summary: 'Lists the people whom the member books for now and then, by their names.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ travelers: z.array(keptTraveler) }),
} as const satisfies Endpoint;

/** Keeps a traveller under an id that the client makes: sent twice, it is done once. */
export const putFrequentTraveler = {
  method: 'PUT',
  path,
  area,
  summary: 'Keeps a traveller under an id that the client makes, or changes the one of this id.',
  authentication: 'recent',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  parameters: z.object({ travelerId: z.uuid() }),
  body: frequentTraveler,
  success: 204,
  problems: ['listFull'],
  fieldCodes: ['birthDateInFuture', 'duplicatePassenger'],
} as const satisfies Endpoint;

/** Takes a traveller off the list. */
export const removeFrequentTraveler = {
  method: 'DELETE',
  path,
  area,
  summary: 'Takes a traveller off the list; one that is gone already is no fault.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  parameters: z.object({ travelerId: z.uuid() }),
  success: 204,
} as const satisfies Endpoint;
