import { limits as defaultLimits, type Limits } from '@airline/client-config/limits';

/** How many of each kind travel together. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly lapInfants: number;
}

/** What is wrong with a party: a word whose text stands in i18n. */
export type PartyFault = 'noAdult' | 'tooManyTickets' | 'tooManyLapInfants';

/** How large a party may be: a deployment can set it. */
export type PartyLimits = Pick<Limits, 'maximumTicketedPassengers' | 'maximumLapInfantsPerAdult'>;

/**
 * Checks a party against the limits of a booking, by default those of `@airline/client-config`; `undefined` is a party that can be
 * booked.
 *
 * @example
 * ```ts
 * import { checkParty } from '@airline/contract';
 *
 * console.log(checkParty({ adults: 1, children: 0, lapInfants: 2 })); // 'tooManyLapInfants'
 * ```
 */
export function checkParty(
  { adults, children, lapInfants }: Party,
  limits: PartyLimits = defaultLimits,
): PartyFault | undefined {
  if (adults < 1) return 'noAdult';
  if (adults + children > limits.maximumTicketedPassengers) return 'tooManyTickets';
  if (lapInfants > adults * limits.maximumLapInfantsPerAdult) return 'tooManyLapInfants';
  return undefined;
}
