import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { chiefsRules, defaultRules, type StyleType, urgencyLabel } from './index.ts';
import { day, hour, lengths, minute, moments } from './promotions.test-arbitrary.ts';

describe('against the ladder written out', () => {
  test('the ordinary one', () => {
    fc.assert(
      fc.property(moments, ({ promotion, now }) => {
        const left = promotion.endsAt.getTime() - now.getTime();
        const since = now.getTime() - promotion.startsAt.getTime();
        const expected = since < 0 ? undefined : ordinary(left, since);
        const label = urgencyLabel(promotion, now);
        expect(label && [label.styleType, label.count]).toEqual(expected);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  test('the chiefs’', () => {
    fc.assert(
      fc.property(moments, ({ promotion, now }) => {
        const left = promotion.endsAt.getTime() - now.getTime();
        const since = now.getTime() - promotion.startsAt.getTime();
        const expected = since < 0 ? undefined : chiefs(left, since);
        const label = urgencyLabel(promotion, now, chiefsRules);
        expect(label && [label.styleType, label.count]).toEqual(expected);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});

test('time only makes a promotion more urgent', () => {
  const rank: readonly StyleType[] = [
    'new',
    'default',
    'daysLeft',
    'endsSoon',
    'lastDays',
    'lastDay',
    'lastHours',
    'lastHour',
    'ended',
  ];
  fc.assert(
    fc.property(moments, lengths, fc.constantFrom(defaultRules, chiefsRules), ({ promotion, now }, later, rules) => {
      const first = urgencyLabel(promotion, now, rules);
      const second = urgencyLabel(promotion, new Date(now.getTime() + later), rules);
      if (first === undefined || second === undefined) return first === undefined;
      const [before, after] = [rank.indexOf(first.styleType), rank.indexOf(second.styleType)];
      return before < after || (before === after && (second.count ?? 0) <= (first.count ?? 0));
    }),
    { numRuns: propertyRuns(1000) },
  );
});

function ordinary(left: number, since: number): [StyleType, number | undefined] {
  if (left <= 0) return ['ended', undefined];
  if (left < hour) return ['lastHour', Math.floor(left / minute)];
  if (left < 2 * hour) return ['lastHours', undefined];
  if (left < day) return ['lastDay', Math.floor(left / hour)];
  if (left < 3 * day) return ['lastDays', Math.floor(left / day)];
  return tail(left, since);
}

function chiefs(left: number, since: number): [StyleType, number | undefined] {
  if (left <= 0) return ['ended', undefined];
  return left <= 8 * day ? ['endsSoon', undefined] : tail(left, since);
}

function tail(left: number, since: number): [StyleType, number | undefined] {
  if (left < 28 * day) return ['daysLeft', Math.floor(left / day)];
  return [since < 7 * day ? 'new' : 'default', undefined];
}
