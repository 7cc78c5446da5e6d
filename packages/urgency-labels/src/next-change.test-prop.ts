import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  chiefsRules,
  defaultRules,
  nextChangeAt,
  type Promotion,
  type StyleType,
  urgencyLabel,
  type UrgencyLabelRule,
} from './index.ts';
import { day, moments, promotions, ruleSets } from './promotions.test-arbitrary.ts';

const sets: readonly [string, fc.Arbitrary<readonly UrgencyLabelRule[]>][] = [
  ['the ordinary ladder', fc.constant(defaultRules)],
  ['the chiefs’ ladder', fc.constant(chiefsRules)],
  ['any set of rules', ruleSets],
];

describe.each(sets)('a label of %s', (_name, ruleSet) => {
  test('stays the same until it changes', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(moments, ruleSet, part, ({ promotion, now }, rules, fraction) => {
        const at = now.getTime();
        const until = nextChangeAt(promotion, now, rules)?.getTime() ?? at + 4000 * day;
        const between = [at + 1, Math.floor(at + (until - at) * fraction), until - 1].filter((time) => time < until);
        const before = shownAt(promotion, at, rules);
        expect(between.map((time) => shownAt(promotion, time, rules))).toEqual(between.map(() => before));
      }),
      { numRuns: propertyRuns(700) },
    );
  });

  test('is another one when it changes', () => {
    fc.assert(
      fc.property(moments, ruleSet, ({ promotion, now }, rules) => {
        const change = nextChangeAt(promotion, now, rules);
        fc.pre(change !== undefined);
        expect(change.getTime()).toBeGreaterThan(now.getTime());
        const before = shownAt(promotion, now.getTime(), rules);
        expect(shownAt(promotion, change.getTime(), rules)).not.toEqual(before);
      }),
      { numRuns: propertyRuns(700) },
    );
  });

  test('knows of its change what nextChangeAt says', () => {
    fc.assert(
      fc.property(moments, ruleSet, ({ promotion, now }, rules) => {
        const label = urgencyLabel(promotion, now, rules);
        fc.pre(label !== undefined);
        expect(label.changesAt).toEqual(nextChangeAt(promotion, now, rules));
      }),
    );
  });
});

test('a promotion runs through its labels one by one, from change to change, and ends', () => {
  fc.assert(
    fc.property(promotions, (promotion) => {
      const seen: StyleType[] = [];
      let at: Date | undefined = promotion.startsAt;
      for (let steps = 0; at !== undefined && steps < 500; steps += 1) {
        const style: StyleType | undefined = urgencyLabel(promotion, at)?.styleType;
        if (style !== undefined && seen.at(-1) !== style) seen.push(style);
        at = nextChangeAt(promotion, at);
      }
      expect(at).toBeUndefined();
      expect(seen.at(-1)).toBe('ended');
      expect(new Set(seen).size).toBe(seen.length);
    }),
    { numRuns: propertyRuns(50) },
  );
});

function shownAt(promotion: Promotion, at: number, rules: readonly UrgencyLabelRule[]): unknown {
  const label = urgencyLabel(promotion, new Date(at), rules);
  return label && [label.styleType, label.values];
}
