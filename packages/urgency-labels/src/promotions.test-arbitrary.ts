import * as fc from 'fast-check';

import type { Promotion, UrgencyLabelRule } from './index.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
export const zones = [
  'America/Chicago',
  'America/New_York',
  'Europe/Madrid',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
];
/** Instants at and around the changes of the clocks in Chicago, Madrid and on Lord Howe, and anywhere. */
const instant = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('2026-03-08T08:00Z', '2026-11-01T07:00Z', '2026-03-29T01:00Z', '2026-04-04T15:00Z'),
      fc.integer({ min: -3 * day, max: 3 * day }),
    )
    .map(([change, distance]) => Date.parse(change) + distance),
  fc.integer({ min: Date.parse('1970-01-01'), max: Date.parse('2100-01-01') }),
);
const duration = fc.oneof(
  fc.constantFrom(1, minute, hour, 2 * hour, day, 3 * day, 7 * day, 8 * day, 28 * day, 60 * day),
  fc.integer({ min: 0, max: 90 * day }),
);
/** A length of time at or beside a threshold. */
export const lengths = fc
  .tuple(duration, fc.integer({ min: -2, max: 2 }))
  .map(([length, step]) => Math.max(0, length + step));
/** Promotions of any length, over clock changes too. */
export const promotions: fc.Arbitrary<Promotion> = fc
  .record({
    end: instant,
    length: lengths,
    optIn: fc.option(lengths, { nil: undefined }),
    zone: fc.constantFrom(...zones),
  })
  .map(({ end, length, optIn, zone }) => ({
    startsAt: new Date(end - length),
    endsAt: new Date(end),
    optInEndsAt: optIn === undefined ? undefined : new Date(end - optIn),
    timeZone: zone,
  }));
/** A promotion and a moment before it, in it or after it. */
export const moments = fc.tuple(promotions, lengths).map(([promotion, left]) => ({
  promotion,
  now: new Date(promotion.endsAt.getTime() - left + (left % 5 === 0 ? 2 * left : 0)),
}));

const condition: fc.Arbitrary<NonNullable<UrgencyLabelRule['rule']>> = fc
  .record({
    unit: fc.constantFrom('minutes' as const, 'hours' as const, 'days' as const),
    amount: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom(24, 48, 60, 120, 1440)),
    kind: fc.constantFrom('past' as const, 'remaining' as const, 'inclusive' as const, 'startRemaining' as const),
  })
  .map(({ unit, amount, kind }) => {
    if (kind === 'past') return { unit, past: amount };
    if (kind === 'startRemaining') return { unit, startRemaining: amount + 1 };
    return { unit, remaining: amount + 1, inclusive: kind === 'inclusive' };
  });
const text = fc.constantFrom('Texto', 'Faltan {{minutes}}', 'Faltan {{hours}}', 'Faltan {{days}}');
/** Sets of rules in any order: sound and unsound ones. */
export const ruleSets = fc
  .array(fc.tuple(fc.option(condition, { freq: 8, nil: undefined }), text, fc.boolean()), { maxLength: 7 })
  .map((rules) =>
    rules.map(([rule, nativeText, hasOptIn], index): UrgencyLabelRule => {
      const label = { styleType: `style${index}`, size: 'small', i18nLabel: `mine.${index}` } as const;
      const isAfterEnd = rule !== undefined && 'past' in rule;
      return {
        ...label,
        nativeText: isAfterEnd ? 'Texto' : nativeText,
        ...(rule && { rule }),
        ...(hasOptIn && { withOptIn: { nativeText: 'Hasta el {{optInEndsAt}}', i18nLabel: `mine.optIn${index}` } }),
      };
    }),
  );
