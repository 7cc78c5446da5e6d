import type { FieldFault } from '../../http/field-fault.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { ChangeFault } from './rules/change-quote.ts';

/** The contract's names of what the rules find. */
const names = {
  tripAlreadyCancelled: 'tripAlreadyCancelled',
  changedTogether: 'changedTogether',
  changeNotAllowed: 'changeNotAllowed',
  changeClosed: 'changeClosed',
  flightDeparted: 'flightDeparted',
  unchanged: 'changeUnchanged',
} as const;

/**
 * Refuses a change by the first fault of it, with every place that has this fault: `bounds` says which direction of the trip each place
 * of the request replaces.
 */
export function toChangeRefusal(faults: readonly ChangeFault[], bounds: readonly number[]): Refused {
  const [first] = faults;
  if (first === undefined) throw new Error('A change without a fault is not refused.');
  const alike = faults.filter(({ code }) => code === first.code);
  if (first.code === 'departsTooSoon') return refusedFields(alike.flatMap((fault) => tooSoon(fault, bounds)));
  const name = names[first.code];
  const errors = alike.flatMap((fault) =>
    'bound' in fault ? [{ pointer: pointerTo(fault.bound, bounds), code: name }] : [],
  );
  return refusedByName(name, errors.length > 0 ? { errors } : {});
}

function tooSoon(fault: ChangeFault, bounds: readonly number[]): readonly FieldFault[] {
  if (fault.code !== 'departsTooSoon') return [];
  const { code, bound, leastMinutes } = fault;
  return [{ pointer: pointerTo(bound, bounds), code, params: { leastMinutes } }];
}

/** A direction that stays departs too soon because the one before it changes: that one can be mended. */
function pointerTo(bound: number, bounds: readonly number[]): string {
  const place = bounds.includes(bound) ? bounds.indexOf(bound) : bounds.indexOf(bound - 1);
  return `/bounds/${Math.max(0, place)}`;
}
