import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { lowestJourney, type PricedWay } from './lowest-journey.ts';

const hourMs = 3_600_000;

const way = fc
  .record({
    departs: fc.integer({ min: 0, max: 40 }),
    lasts: fc.integer({ min: 1, max: 8 }),
    amountMinor: fc.nat(1_000),
  })
  .map(({ departs, lasts, amountMinor }) => ({
    departsMs: departs * hourMs,
    arrivesMs: (departs + lasts) * hourMs,
    amountMinor,
  }));

/** Tries all ways one after the other. */
function tryAll(directions: readonly (readonly PricedWay[])[], landedMs = -Infinity): number {
  const [first, ...rest] = directions;
  if (first === undefined) return 0;
  const possible = first.filter(({ departsMs }) => departsMs >= landedMs + hourMs);
  return Math.min(Infinity, ...possible.map((one) => one.amountMinor + tryAll(rest, one.arrivesMs)));
}

test('the lowest journey is the one that trying them all finds', () => {
  const journeys = fc.array(fc.array(way, { maxLength: 6 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(journeys, (directions) => {
      const all = tryAll(directions);
      expect(lowestJourney(directions)).toBe(Number.isFinite(all) ? all : undefined);
    }),
  );
});
