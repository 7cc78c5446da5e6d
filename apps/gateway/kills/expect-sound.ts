import { expect } from 'vitest';

import { type AuditLine, listFaults } from './audit.ts';
import type { FaultPoint } from './fault-point.ts';
import { findFaultPoint } from './fault-points.ts';
import type { WalkedPoint } from './walk-points.ts';

/** When gateways are killed, and what people want of them, is drawn from it. */
export const seed = Number(process.env['KILLS_SEED'] ?? 1);

/** Tells whether a point is one of these; a name that no point has is an error. */
export function isOneOf(names: ReadonlySet<string>): (point: FaultPoint) => boolean {
  for (const name of names) findFaultPoint(name);
  return ({ name }) => names.has(name);
}

/** Expects that a run found no fault, at no point and in no book. */
export function expectSound({
  lines,
  walked = [],
}: {
  readonly lines: readonly AuditLine[];
  readonly walked?: readonly WalkedPoint[];
}): void {
  expect(walked.filter(({ fault }) => fault !== undefined)).toEqual([]);
  expect(listFaults(lines).join('\n'), `KILLS_SEED=${seed}`).toBe('');
}
