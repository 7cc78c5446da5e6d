import type { ChangeKind, DelayReason } from '@airline/contract';

import type { DatedLeg } from '../../schedule/rules/index.ts';
import { reasonOfCode } from './delay-reasons.ts';
import type { LegEvent, LegField } from './leg-event.ts';
import { sortReports } from './leg-state.ts';

/** What counts as a change for passengers; anything else is where the flight is. */
const toldFields = {
  scheduledDeparture: 'departure',
  estimatedDeparture: 'departure',
  departureGate: 'gate',
  departureTerminal: 'terminal',
  baggageBelt: 'belt',
  aircraftType: 'aircraft',
  isCancelled: 'cancellation',
  divertedTo: 'diversion',
} as const satisfies Partial<Record<LegField, ChangeKind>>;

/** Something that passengers were told of a leg, and when. */
export interface LegChange {
  readonly saidAt: number;
  readonly kind: ChangeKind;
  /** What was said before: absent for what is said for the first time. Instants in milliseconds since 1970 UTC. */
  readonly from?: number | string;
  /** What is said now; absent for what was withdrawn, such as a cancellation. */
  readonly to?: number | string;
  /** Why, where the same report says it. */
  readonly reason?: DelayReason;
}

/** A new time that differs by less is no news for a passenger. */
const LEAST_MINUTES = 5;

/**
 * Lists what passengers were told of a leg, in the order in which it was said: each new departure time, gate, terminal, belt or
 * aircraft, a cancellation, a diversion. Depends on what the events say, never on the order in which they came.
 */
export function listChanges(
  leg: Pick<DatedLeg, 'departure' | 'pattern'>,
  events: readonly LegEvent[],
): readonly LegChange[] {
  const reports = sortReports(events);
  const reasonAt = (at: number): DelayReason | undefined => {
    const codes = reports.findLast(({ field, saidAt }) => field === 'delayCodes' && saidAt <= at)?.value;
    return Array.isArray(codes) ? codes.map(reasonOfCode).find((reason) => reason !== undefined) : undefined;
  };
  const current = new Map<ChangeKind, number | string>([
    ['departure', leg.departure.instant],
    ['aircraft', leg.pattern.aircraftType],
  ]);
  const changes: LegChange[] = [];
  for (const { field, value, saidAt } of reports) {
    const kind = (toldFields as Partial<Record<LegField, ChangeKind>>)[field];
    if (kind === undefined) continue;
    const to = value === null || value === false ? undefined : (value as number | string | true);
    const told = to === true ? 'cancelled' : to;
    const from = current.get(kind);
    if (isSame(from, told)) continue;
    if (told === undefined) current.delete(kind);
    else current.set(kind, told);
    // That a gate is known at last changes nothing; another gate does.
    if (from === undefined && firstIsNoChange.has(kind)) continue;
    const isIrregular = kind === 'departure' || kind === 'cancellation' || kind === 'diversion';
    const reason = isIrregular && told !== undefined ? reasonAt(saidAt) : undefined;
    changes.push({
      saidAt,
      kind,
      ...(from === undefined ? {} : { from }),
      ...(told === undefined ? {} : { to: told }),
      ...(reason === undefined ? {} : { reason }),
    });
  }
  return changes;
}

const firstIsNoChange: ReadonlySet<ChangeKind> = new Set(['gate', 'terminal', 'belt']);

function isSame(from: number | string | undefined, to: number | string | undefined): boolean {
  if (typeof from === 'number' && typeof to === 'number') return Math.abs(to - from) < LEAST_MINUTES * 60_000;
  return from === to;
}
