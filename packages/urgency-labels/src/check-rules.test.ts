import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { checkRules, defaultRules, type UrgencyLabelRule } from './index.ts';

interface Vector {
  readonly title: string;
  readonly conditions: readonly (UrgencyLabelRule['rule'] | null)[];
  readonly problems: readonly { readonly index: number; readonly code: string }[];
}

const vectors = JSON.parse(
  readFileSync(new URL('../vectors/rule-sets.json', import.meta.url), 'utf8'),
) as readonly Vector[];

const rule = (condition?: unknown, part: object = {}): UrgencyLabelRule => ({
  styleType: 'mine',
  nativeText: 'Texto',
  size: 'small',
  i18nLabel: 'mine',
  ...(condition === undefined ? {} : { rule: condition as NonNullable<UrgencyLabelRule['rule']> }),
  ...part,
});
const noText = (field: string) => `its ${field} is no text; give a text, or { one, other } and perhaps zero.`;
const reasons = (...rules: UrgencyLabelRule[]) => checkRules(rules).map(({ reason }) => reason);

test.each(vectors)('$title', ({ conditions, problems }) => {
  const found = checkRules(conditions.map((condition) => rule(condition ?? undefined)));
  expect(found.map(({ index, code }) => ({ index, code }))).toEqual(problems);
});

describe('the order', () => {
  test('the problem of a hidden rule names the one that hides it', () => {
    expect(reasons(rule({ unit: 'hours', remaining: 2 }), rule({ unit: 'minutes', remaining: 120 }))).toEqual([
      'it can never apply: rule 0 (remaining 2 hours) applies to all of its time (remaining 120 minutes) first; put it above rule 0, or remove one of them.',
    ]);
  });

  test('an inclusive rule says so', () => {
    const inclusive = { unit: 'days', remaining: 8, inclusive: true };
    expect(reasons(rule(inclusive), rule({ ...inclusive, inclusive: false }))).toEqual([
      'it can never apply: rule 0 (remaining 8 days, inclusive) applies to all of its time (remaining 8 days) first; put it above rule 0, or remove one of them.',
    ]);
  });

  test('the problem of a rule below the default says where the default is', () => {
    expect(reasons(rule({ unit: 'days', past: 0 }), rule(), rule({ unit: 'days', remaining: 1 }))).toEqual([
      'it stands below rule 1, the default, which applies whenever no rule above does; put the default last.',
    ]);
  });

  test('the ladder upside down is refused rule by rule', () => {
    expect(checkRules(defaultRules.toReversed()).map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('the condition', () => {
  test.each([
    [{ unit: 'days' }, 'its condition has none of past, remaining, startRemaining; give exactly one.'],
    [null, 'its condition has none of past, remaining, startRemaining; give exactly one.'],
    ['soon', 'its condition has none of past, remaining, startRemaining; give exactly one.'],
    [
      { unit: 'days', past: 0, remaining: 1 },
      'its condition has past and remaining of past, remaining, startRemaining; give exactly one.',
    ],
    [{ unit: 'weeks', remaining: 1 }, "its unit is 'weeks'; give one of minutes, hours, days."],
    [{ remaining: 1 }, 'its unit is undefined; give one of minutes, hours, days.'],
    [{ unit: 'toString', remaining: 1 }, "its unit is 'toString'; give one of minutes, hours, days."],
    [{ unit: ['days'], remaining: 1 }, 'its unit is days; give one of minutes, hours, days.'],
    [{ unit: 'days', past: 1, inclusive: true }, 'it has inclusive: true; only remaining takes it, as true or false.'],
    [
      { unit: 'days', startRemaining: 1, inclusive: false },
      'it has inclusive: false; only remaining takes it, as true or false.',
    ],
    [
      { unit: 'days', remaining: 1, inclusive: 'yes' },
      "it has inclusive: 'yes'; only remaining takes it, as true or false.",
    ],
    [
      { unit: 'days', remaining: 0 },
      'its remaining is 0; give a whole number of days from 1 to 100000000, in a smaller unit for a part.',
    ],
    [
      { unit: 'hours', past: -1 },
      'its past is -1; give a whole number of hours from 0 to 2400000000, in a smaller unit for a part.',
    ],
    [
      { unit: 'minutes', startRemaining: 1.5 },
      'its startRemaining is 1.5; give a whole number of minutes from 1 to 144000000000, in a smaller unit for a part.',
    ],
    [
      { unit: 'days', remaining: '3' },
      "its remaining is '3'; give a whole number of days from 1 to 100000000, in a smaller unit for a part.",
    ],
  ])('%o is refused with its reason', (condition, reason) => {
    const code = / (past|remaining|startRemaining) is /.test(reason) ? 'badThreshold' : 'badCondition';
    expect(checkRules([rule(condition)])).toEqual([{ index: 0, code, reason }]);
  });

  test.each([Number.NaN, Infinity, -Infinity, 100_000_001, null, [3]])('the number %o is refused', (remaining) => {
    expect(checkRules([rule({ unit: 'days', remaining })]).map(({ code }) => code)).toEqual(['badThreshold']);
  });

  test('the largest number passes', () => {
    expect(checkRules([rule({ unit: 'days', remaining: 100_000_000 })])).toEqual([]);
  });
});

describe('the texts', () => {
  const remaining = { unit: 'days', remaining: 3 };

  test.each([
    ['Texto', []],
    ['Quedan {{days}} días', []],
    [{ one: '{{hours}} hora', other: '{{hours}} horas' }, []],
    [{ zero: 'Nada', one: 'Una', other: '{{hours}}' }, []],
    ['Quedan {{weeks}} y {{ days }}', ['its nativeText names {{weeks}}, {{ days }}, which is no value of a label.']],
    [
      'Quedan {{days}} días y {{hours}} horas',
      ['its nativeText names days and hours; a text has one number, so name one of them.'],
    ],
    [
      { one: 'Queda {{minutes}} minuto', other: 'Quedan {{days}} días' },
      ['its nativeText names minutes and days; a text has one number, so name one of them.'],
    ],
    [
      { zero: '{{days}}', one: '{{days}}', other: 'Quedan' },
      ['its nativeText has forms, but other names no number to choose by; name {{minutes}}, {{hours}} or {{days}}.'],
    ],
    [
      'Hasta el {{optInEndsAt}}',
      ['its nativeText names {{optInEndsAt}}, which a promotion may lack; move that text to withOptIn.'],
    ],
    [undefined, [noText('nativeText')]],
    [null, [noText('nativeText')]],
    [7, [noText('nativeText')]],
    [{ one: 'Una' }, [noText('nativeText')]],
    [{ other: '{{days}}' }, [noText('nativeText')]],
    [{ zero: 0, one: 'Una', other: '{{days}}' }, [noText('nativeText')]],
    [{ zero: 'Nada', other: '{{days}}' }, [noText('nativeText')]],
    [{ zero: 'Nada', one: 'Una' }, [noText('nativeText')]],
    ['Quedan {{weeks}}', ['its nativeText names {{weeks}}, which is no value of a label.']],
    [
      { zero: '{{weeks}}', one: '{{months}}', other: '{{days}}' },
      ['its nativeText names {{weeks}}, {{months}}, which is no value of a label.'],
    ],
  ])('%o', (nativeText, expected) => {
    expect(reasons(rule(remaining, { nativeText }))).toEqual(expected);
  });

  test('a number after the end is refused', () => {
    expect(reasons(rule({ unit: 'days', past: 0 }, { nativeText: '{{days}} días' }))).toEqual([
      'its nativeText names days, and after the end none are left; say it without a number.',
    ]);
    expect(reasons(rule({ unit: 'days', past: 0 }, { nativeText: '{{days}} {{hours}}' }))).toEqual([
      'its nativeText names days and hours; a text has one number, so name one of them.',
      'its nativeText names days and hours, and after the end none are left; say it without a number.',
    ]);
  });

  test.each([
    [undefined, []],
    [{ nativeText: 'Hasta el {{optInEndsAt}}', i18nLabel: 'mine' }, []],
    [{ nativeText: { one: '{{days}} {{optInEndsAt}}', other: '{{days}} {{optInEndsAt}}' } }, []],
    [
      { nativeText: { one: '{{days}}', other: '{{days}} {{optInEndsAt}}' } },
      ['its withOptIn.nativeText has a form without {{optInEndsAt}}; name it in each form.'],
    ],
    [{ nativeText: 'Texto' }, ['its withOptIn.nativeText has a form without {{optInEndsAt}}; name it in each form.']],
    [{}, [noText('withOptIn.nativeText')]],
    [null, [noText('withOptIn.nativeText')]],
  ])('withOptIn %o', (withOptIn, expected) => {
    expect(reasons(rule(remaining, { withOptIn }))).toEqual(expected);
  });

  test('are checked below a wrong condition too, in the order of the rules', () => {
    const rules = [rule({ unit: 'days' }, { nativeText: 1 }), rule(remaining), rule(remaining, { nativeText: 2 })];
    expect(checkRules(rules).map(({ index, code }) => [index, code])).toEqual([
      [0, 'badCondition'],
      [0, 'badText'],
      [2, 'neverApplies'],
      [2, 'badText'],
    ]);
  });
});
