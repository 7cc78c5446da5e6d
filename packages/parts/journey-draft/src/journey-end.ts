import type { Offer } from '@airline/contract';

/** How long after its price ran out a choice of flights is still known on the device: the next day it is asked for anew. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Gives the instant, in milliseconds since 1970, until which a device knows a choice of flights. */
export function toJourneyEnd({ expiresAt }: Pick<Offer, 'expiresAt'>): number {
  return Date.parse(expiresAt) + lifetimeMs;
}
