import type { ApprovalState } from '@airline/contract';

/** What says where a request for approval stands. */
export interface ApprovalFacts {
  readonly state: 'asked' | 'approved' | 'refused';
  readonly expiresAt: Date;
  /** Whether who asked is of the company still. */
  readonly isRequesterActive: boolean;
  /** Whether a trip was booked with it. */
  readonly isBooked: boolean;
}

/** Says where a request stands: what was booked or declined stays so, and the rest ends with its time, or with who asked leaving. */
export function approvalStateOf(
  { state, expiresAt, isRequesterActive, isBooked }: ApprovalFacts,
  now: Date,
): ApprovalState {
  if (isBooked) return 'booked';
  if (state === 'refused') return 'refused';
  if (!isRequesterActive) return 'withdrawn';
  return expiresAt <= now ? 'expired' : state;
}

const hourMs = 60 * 60 * 1000;
/** How long a request waits for an answer, and how long the trip can be booked once it is approved. */
const waitsMs = { asked: 72 * hourMs, approved: 48 * hourMs } as const;

/** Gives until when a request can be answered or, once approved, booked: never later than the first departure. */
export function approvalExpiry(state: keyof typeof waitsMs, departsAt: readonly string[], now: Date): Date {
  const departures = departsAt.map((instant) => Date.parse(instant));
  return new Date(Math.min(now.getTime() + waitsMs[state], ...departures));
}
