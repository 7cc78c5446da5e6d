import { expectTypeOf, test } from 'vitest';

import {
  type checkRules,
  type chiefsRules,
  type defaultRules,
  type nextChangeAt,
  type Promotion,
  type RuleProblem,
  type StyleType,
  urgencyLabel,
  type UrgencyLabel,
  type UrgencyLabelRule,
} from './index.ts';

const promotion: Promotion = { startsAt: new Date(0), endsAt: new Date(1) };

test('the styles are the agreed ones', () => {
  expectTypeOf<StyleType>().toEqualTypeOf<
    'ended' | 'lastHour' | 'lastHours' | 'lastDay' | 'lastDays' | 'daysLeft' | 'endsSoon' | 'new' | 'default'
  >();
});

test('the sets of the package have known styles, and so have their labels', () => {
  expectTypeOf<typeof defaultRules>().toEqualTypeOf<readonly UrgencyLabelRule<StyleType>[]>();
  expectTypeOf<typeof chiefsRules>().toEqualTypeOf<readonly UrgencyLabelRule<StyleType>[]>();
  expectTypeOf(urgencyLabel(promotion, new Date(0))).toEqualTypeOf<UrgencyLabel<StyleType> | undefined>();
});

test('a set of one’s own keeps its own styles', () => {
  const rules = [{ styleType: 'calm', nativeText: '', size: 'small', i18nLabel: '' }] as const;
  expectTypeOf(urgencyLabel(promotion, new Date(0), rules)).toEqualTypeOf<UrgencyLabel<'calm'> | undefined>();
});

test('a condition is one kind of a known unit', () => {
  expectTypeOf<{ unit: 'days'; past: number }>().toExtend<NonNullable<UrgencyLabelRule['rule']>>();
  expectTypeOf<{ unit: 'weeks'; past: number }>().not.toExtend<NonNullable<UrgencyLabelRule['rule']>>();
  expectTypeOf<{ unit: 'days' }>().not.toExtend<NonNullable<UrgencyLabelRule['rule']>>();
});

test('checks and changes have their shapes', () => {
  expectTypeOf<ReturnType<typeof checkRules>>().toEqualTypeOf<readonly RuleProblem[]>();
  expectTypeOf<ReturnType<typeof nextChangeAt>>().toEqualTypeOf<Date | undefined>();
  expectTypeOf<UrgencyLabel['changesAt']>().toEqualTypeOf<Date | undefined>();
});

test('a label cannot be written to', () => {
  expectTypeOf<UrgencyLabel>().toEqualTypeOf<Readonly<UrgencyLabel>>();
});
