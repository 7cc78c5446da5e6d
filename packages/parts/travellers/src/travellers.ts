import type { Party, PassengerKind } from '@airline/contract';

/** One seat at the table of a booking: who fills in which passenger page. */
export interface Traveller {
  /** Number of the page, from 0. */
  readonly index: number;
  readonly kind: PassengerKind;
  /** Which of their kind, from 1. */
  readonly number: number;
}

/** Lists the travellers of a party in the order of their pages: adults, children, lap infants. */
export function listTravellers({ adults, children, lapInfants }: Party): readonly Traveller[] {
  const counts = [
    ['adult', adults],
    ['child', children],
    ['lapInfant', lapInfants],
  ] as const;
  return counts
    .flatMap(([kind, count]) => Array.from({ length: count }, (_, place) => ({ kind, number: place + 1 })))
    .map((traveller, index) => ({ ...traveller, index }));
}
