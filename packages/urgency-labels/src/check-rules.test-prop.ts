import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkRules, type Promotion, urgencyLabel, type UrgencyLabelRule } from './index.ts';
import { day, hour, minute, ruleSets } from './promotions.test-arbitrary.ts';

test('checkRules finds exactly the rules that no moment of any promotion reaches', () => {
  fc.assert(
    fc.property(ruleSets, (rules) => {
      const hidden = checkRules(rules).filter(({ code }) => code === 'neverApplies');
      const misplaced = checkRules(rules).filter(({ code }) => code === 'afterDefault');
      const reached = rules.map((rule) => urgencyLabel(...bestMomentFor(rule), rules)?.styleType === rule.styleType);
      const last = rules.findIndex(({ rule }) => rule === undefined);
      const above = last === -1 ? rules : rules.slice(0, last + 1);
      expect(hidden.map(({ index }) => index)).toEqual([...above.keys()].filter((index) => !reached[index]));
      expect(misplaced.map(({ index }) => index)).toEqual([...rules.keys()].slice(above.length));
    }),
    { numRuns: propertyRuns(1000) },
  );
});

/** The moment of the promotion that leaves the rules above a rule the least room. */
function bestMomentFor({ rule }: UrgencyLabelRule): [Promotion, Date] {
  const units = { minutes: minute, hours: hour, days: day };
  const far = 10_000 * day;
  if (rule === undefined) return run(0, 2 * far, far);
  const unit = units[rule.unit];
  if ('past' in rule) return run(0, far, far + rule.past * unit);
  if ('startRemaining' in rule) return run(0, far, rule.startRemaining * unit - 1);
  return run(0, far, far - rule.remaining * unit + (rule.inclusive ? 0 : 1));
}

function run(startsAt: number, endsAt: number, now: number): [Promotion, Date] {
  return [{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, new Date(now)];
}
