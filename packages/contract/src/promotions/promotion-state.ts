import type { Promotion } from './values.ts';

/** What a member can do about a promotion. */
export type PromotionState =
  | 'notStarted'
  | 'notEligible'
  /** It runs, and there is nothing to register for. */
  | 'running'
  | 'open'
  | 'registered'
  | 'registrationOver'
  | 'ended';

type Timed = Pick<Promotion, 'startsAt' | 'endsAt' | 'optInEndsAt'>;

/**
 * Finds what a member can do about a promotion at a moment: the first of these that is true. Its start belongs to it, its end and the
 * end of its registration do not.
 */
export function findPromotionState(
  promotion: Timed & Pick<Promotion, 'isEligible' | 'registration' | 'reward'>,
  now: Date,
): PromotionState {
  const { startsAt, endsAt, optInEndsAt, isEligible, registration, reward } = promotion;
  const isPast = (instant: string): boolean => Date.parse(instant) <= now.getTime();
  if (isPast(endsAt)) return 'ended';
  if (registration !== undefined) return 'registered';
  if (!isEligible) return 'notEligible';
  if (!isPast(startsAt)) return 'notStarted';
  if (reward === undefined) return 'running';
  return optInEndsAt !== undefined && isPast(optInEndsAt) ? 'registrationOver' : 'open';
}

/** Finds when what a member can do about a promotion may become something else; `undefined` once it has ended. */
export function nextPromotionTurn({ startsAt, endsAt, optInEndsAt }: Timed, now: Date): Date | undefined {
  const turns = [startsAt, endsAt, ...(optInEndsAt === undefined ? [] : [optInEndsAt])]
    .map((instant) => Date.parse(instant))
    .filter((turn) => turn > now.getTime());
  return turns.length === 0 ? undefined : new Date(Math.min(...turns));
}
