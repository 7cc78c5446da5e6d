import type { FundState, TravelFund } from '@airline/contract';

/** A fund as it is stored, with what its movements add up to. */
export interface StoredFund {
  readonly number: string;
  readonly kind: TravelFund['kind'];
  readonly holderFirstName: string;
  readonly holderLastName: string;
  /** What it began with, in cents. */
  readonly amountMinor: number;
  /** The sum of its movements, in cents. */
  readonly leftMinor: number;
  /** What orders, and changes of them, have of it that wait for their payment, in cents. */
  readonly heldMinor: number;
  readonly recordLocator: string | null;
  readonly issuedAt: Date;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly expiresOn: string;
  readonly accountId: string | null;
  /** The company of what is `business`. */
  readonly companyId: string | null;
  readonly isTransferable: boolean;
  /** The number that it was received under; null for what a cancellation gave. */
  readonly transferredFrom: string | null;
  /** Whether it is somebody else's by now, under another number. */
  readonly isTransferred: boolean;
}

/** From how many days on a fund is said to expire soon. */
const expiringDays = 30;

/** How many days before its last one a fund's holder is reminded of it, the nearest first. */
export const reminderDays = [7, 30, 60] as const;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How far the last zone on Earth is behind UTC: a day lasts as long as it is that day anywhere. */
const lastZoneMs = 12 * hourMs;

/** Counts the days up to a fund's last day: 0 on that day, below 0 once it is over everywhere on Earth. */
export function daysLeft(expiresOn: string, now: Date): number {
  return Math.round((Date.parse(expiresOn) - Date.parse(firstUsableDay(now))) / dayMs);
}

/** Returns the earliest last day of what can be used at a moment: the calendar date in the last zone on Earth. */
export function firstUsableDay(now: Date): string {
  return new Date(now.getTime() - lastZoneMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** What each state of a fund means, the first that is true. */
const states: readonly (readonly [FundState, (fund: StoredFund, now: Date) => boolean])[] = [
  ['transferred', ({ isTransferred }) => isTransferred],
  ['expired', ({ expiresOn }, now) => daysLeft(expiresOn, now) < 0],
  ['held', ({ leftMinor, heldMinor }) => leftMinor === 0 && heldMinor > 0],
  ['spent', ({ leftMinor }) => leftMinor === 0],
  ['expiring', ({ expiresOn }, now) => daysLeft(expiresOn, now) <= expiringDays],
];

/** Says how a fund stands at a moment. */
export function stateOf(fund: StoredFund, now: Date): FundState {
  return states.find(([, isTrue]) => isTrue(fund, now))?.[0] ?? 'usable';
}

/** What can be spent of a fund at a moment, in cents. */
export function spendableMinor(fund: StoredFund, now: Date): number {
  const state = stateOf(fund, now);
  return state === 'usable' || state === 'expiring' ? fund.leftMinor : 0;
}

/** What keeps a fund from being transferred, the first that is true. */
const transferFaults: readonly (readonly [
  'fundNotTransferable' | 'fundExpired' | 'fundSpent',
  (fund: StoredFund, now: Date) => boolean,
])[] = [
  ['fundNotTransferable', ({ isTransferred, transferredFrom }) => isTransferred || transferredFrom !== null],
  ['fundNotTransferable', ({ kind, isTransferable }) => kind === 'business' || !isTransferable],
  ['fundExpired', (fund, now) => stateOf(fund, now) === 'expired'],
  ['fundSpent', ({ leftMinor, heldMinor }) => leftMinor === 0 && heldMinor === 0],
  ['fundNotTransferable', ({ leftMinor, amountMinor }) => leftMinor !== amountMinor],
];

/** Says why a fund cannot be transferred at a moment: it is transferred once, whole, and only where it is personal. */
export function transferFault(
  fund: StoredFund,
  now: Date,
): 'fundNotTransferable' | 'fundExpired' | 'fundSpent' | undefined {
  return transferFaults.find(([, isTrue]) => isTrue(fund, now))?.[0];
}
