import type { ExtraKind } from '@airline/contract';

/** The page of a trip on which each kind of extra is bought. */
export const extraPages = {
  bag: 'air-baggage-trip',
  earlyBird: 'air-early-bird-trip',
  upgradedBoarding: 'air-upgraded-boarding-trip',
  seat: 'air-seat-trip',
} as const satisfies Readonly<Record<ExtraKind, string>>;

/** The page that asks whose trip it is. */
export const findPages = {
  bag: 'find-my-trip',
  earlyBird: 'air-early-bird',
  upgradedBoarding: 'air-upgraded-boarding',
  seat: 'air-seat',
} as const satisfies Readonly<Record<ExtraKind, string>>;
