import type { RateLimits } from '../../limits/limit-rate.ts';
import type { LimitName } from '../../limits/limits.ts';

/** Which limits slow down what is asked for, and never stop it: first so many at once, beyond them one at a time. */
const paces = {
  requests: { atOnce: 'tripCodeRequests', beyond: 'tripCodeRequestsBeyond' },
  mails: { atOnce: 'tripCodeMails', beyond: 'tripCodeMailsBeyond' },
} as const satisfies Readonly<Record<string, { readonly atOnce: LimitName; readonly beyond: LimitName }>>;

/** What a pace says about one more. */
export interface PaceState {
  readonly isExceeded: boolean;
  /** Whole seconds until the next one may pass: 0 as long as there were few. */
  readonly retryAfterSeconds: number;
}

/** Counts one more for somebody. */
export async function countPace(
  limits: Pick<RateLimits, 'limitRate'>,
  name: keyof typeof paces,
  key: string,
): Promise<PaceState> {
  const { atOnce, beyond } = paces[name];
  if (!(await limits.limitRate(atOnce, key)).isExceeded) return { isExceeded: false, retryAfterSeconds: 0 };
  return limits.limitRate(beyond, key);
}

/** Lets the next one pass at once: what was counted last did not happen. */
export async function giveBackPace(
  limits: Pick<RateLimits, 'forgetRate'>,
  name: keyof typeof paces,
  key: string,
): Promise<void> {
  await limits.forgetRate(paces[name].beyond, key);
}
