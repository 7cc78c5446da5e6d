import type { DelayReason } from '@airline/contract';

/** Something of a flight that its people are notified of. Instants are milliseconds since 1970 UTC. */
export type FlightFact =
  | { readonly kind: 'cancelled'; readonly reason?: DelayReason }
  /** It was told as cancelled, and leaves after all. */
  | { readonly kind: 'reinstated'; readonly to: number }
  | { readonly kind: 'departure'; readonly from: number; readonly to: number; readonly reason?: DelayReason }
  | { readonly kind: 'gate'; readonly from: string; readonly to: string }
  | { readonly kind: 'diverted'; readonly to: string; readonly reason?: DelayReason }
  /** It was told as diverted, and goes where it was to go after all. */
  | { readonly kind: 'onCourse' };

/** What of a flight can be told anew: of each subject the last fact counts. */
export type FactSubject = 'operation' | 'departure' | 'gate' | 'diversion';

const subjects: Readonly<Record<FlightFact['kind'], FactSubject>> = {
  cancelled: 'operation',
  reinstated: 'operation',
  departure: 'departure',
  gate: 'gate',
  diverted: 'diversion',
  onCourse: 'diversion',
};

/** Gives what a fact is about. */
export function subjectOf({ kind }: FlightFact): FactSubject {
  return subjects[kind];
}
