import { runInNewContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import { nextChangeAt, type Promotion, urgencyLabel, type UrgencyLabelRule } from './index.ts';

const day = 86_400_000;
const startsAt = new Date('2026-03-01T00:00:00Z');
const endsAt = new Date('2026-05-03T06:00:00Z');
const promotion: Promotion = { startsAt, endsAt };
const left = (milliseconds: number) => new Date(endsAt.getTime() - milliseconds);

const plain = (styleType: string, rule?: UrgencyLabelRule['rule'], nativeText = styleType): UrgencyLabelRule => ({
  styleType,
  nativeText,
  size: 'small',
  i18nLabel: `mine.${styleType}`,
  ...(rule && { rule }),
});

describe('the label', () => {
  test('carries the texts, the size and the count of its rule', () => {
    expect(urgencyLabel(promotion, left(2 * day))).toEqual({
      styleType: 'lastDays',
      i18nLabel: 'urgency.lastDays',
      nativeText: 'Quedan 2 días',
      size: 'medium',
      values: { days: 2 },
      count: 2,
      changesAt: left(2 * day - 1),
    });
  });

  test('has no count where its text names no number', () => {
    expect(urgencyLabel(promotion, left(-1))).toMatchObject({ values: {}, count: undefined, changesAt: undefined });
  });

  test('cannot be changed by who receives it', () => {
    const label = urgencyLabel(promotion, left(2 * day));
    expect([Object.isFrozen(label), Object.isFrozen(label?.values)]).toEqual([true, true]);
  });

  test('is the ladder of a short promotion from its first moment, never new', () => {
    expect(urgencyLabel({ startsAt: left(2 * day), endsAt }, left(2 * day))?.styleType).toBe('lastDays');
  });

  test('is ended from the start where the end comes first', () => {
    const reversed = { startsAt: endsAt, endsAt: startsAt };
    expect(urgencyLabel(reversed, left(1))).toBeUndefined();
    expect(urgencyLabel(reversed, endsAt)?.styleType).toBe('ended');
    expect(nextChangeAt(reversed, startsAt)).toEqual(endsAt);
  });
});

describe('the opt-in end', () => {
  const optInEndsAt = new Date('2026-05-03T04:59:59Z');

  test.each([
    ['America/Chicago', '2 de mayo'],
    ['Europe/Madrid', '3 de mayo'],
    [undefined, '3 de mayo'],
    ['Pacific/Kiritimati', '3 de mayo'],
    ['Pacific/Pago_Pago', '2 de mayo'],
  ])('is printed in the zone %s', (timeZone, date) => {
    expect(urgencyLabel({ ...promotion, optInEndsAt, timeZone }, left(2 * day))).toEqual({
      styleType: 'lastDays',
      i18nLabel: 'urgency.lastDaysWithOptIn',
      nativeText: `Quedan 2 días. Inscripción hasta el ${date}`,
      size: 'medium',
      values: { days: 2, optInEndsAt, timeZone: timeZone ?? 'UTC' },
      count: 2,
      changesAt: left(2 * day - 1),
    });
  });

  test('is named with one day left', () => {
    const label = urgencyLabel({ ...promotion, optInEndsAt }, left(2 * day - 1));
    expect(label?.nativeText).toBe('Queda 1 día. Inscripción hasta el 3 de mayo');
  });

  test('is named under 3 days alone', () => {
    const labels = [left(3 * day), left(day - 1), left(60_000 * 90), left(60_000), left(0), startsAt].map((now) =>
      urgencyLabel({ ...promotion, optInEndsAt }, now),
    );
    expect(labels.map((label) => label?.values.optInEndsAt)).toEqual(labels.map(() => undefined));
    expect(labels.map((label) => label?.values.timeZone)).toEqual(labels.map(() => undefined));
  });

  test('is a date of its own: changing it changes nothing that was given', () => {
    const label = urgencyLabel({ ...promotion, optInEndsAt }, left(2 * day));
    label?.values.optInEndsAt?.setTime(0);
    expect(optInEndsAt.getTime()).not.toBe(0);
  });

  test('may be 1970 itself', () => {
    const around1970 = { startsAt: new Date(-9 * day), endsAt: new Date(day), optInEndsAt: new Date(0) };
    expect(urgencyLabel(around1970, new Date(-day / 2))?.nativeText).toBe(
      'Queda 1 día. Inscripción hasta el 1 de enero',
    );
  });

  test('is no longer named from that moment on, and the label changes then', () => {
    const closed = { ...promotion, optInEndsAt: left(2.5 * day) };
    const open = urgencyLabel(closed, left(2.5 * day + 1));
    expect(open?.nativeText).toBe('Quedan 2 días. Inscripción hasta el 30 de abril');
    expect(open?.changesAt).toEqual(left(2.5 * day));
    expect(urgencyLabel(closed, left(2.5 * day))).toEqual({
      styleType: 'lastDays',
      i18nLabel: 'urgency.lastDays',
      nativeText: 'Quedan 2 días',
      size: 'medium',
      values: { days: 2 },
      count: 2,
      changesAt: left(2 * day - 1),
    });
  });

  test('changes the label where the texts with it and without it are the same', () => {
    const withOptIn = { nativeText: 'default', i18nLabel: 'mine.default' };
    const closed = { ...promotion, optInEndsAt: left(9 * day) };
    expect(urgencyLabel(closed, startsAt, [{ ...plain('default'), withOptIn }])?.changesAt).toEqual(left(9 * day));
  });
});

describe('a rule set of one’s own', () => {
  test('gives the first rule that applies, in the set’s own order', () => {
    const rules = [plain('first', { unit: 'days', remaining: 2 }), plain('second', { unit: 'days', remaining: 5 })];
    expect(urgencyLabel(promotion, left(2 * day - 1), rules)?.styleType).toBe('first');
    expect(urgencyLabel(promotion, left(2 * day), rules)?.styleType).toBe('second');
  });

  test('may leave gaps, which nextChangeAt bridges', () => {
    const rules = [plain('soon', { unit: 'days', remaining: 2, inclusive: true })];
    expect(urgencyLabel(promotion, startsAt, rules)).toBeUndefined();
    expect(nextChangeAt(promotion, new Date(0), rules)).toEqual(left(2 * day));
    expect(urgencyLabel(promotion, left(2 * day), rules)?.changesAt).toEqual(endsAt);
    expect(urgencyLabel(promotion, endsAt, rules)).toBeUndefined();
    expect(nextChangeAt(promotion, endsAt, rules)).toBeUndefined();
  });

  test('may depend on how long ago the end was', () => {
    const rules = [plain('longGone', { unit: 'days', past: 2 }), plain('gone', { unit: 'hours', past: 1 })];
    expect(urgencyLabel(promotion, left(1), rules)).toBeUndefined();
    expect(urgencyLabel(promotion, left(-3_599_999), rules)).toBeUndefined();
    expect(urgencyLabel(promotion, left(-3_600_000), rules)).toMatchObject({
      styleType: 'gone',
      changesAt: left(-2 * day),
    });
    expect(urgencyLabel(promotion, left(-2 * day), rules)).toMatchObject({
      styleType: 'longGone',
      changesAt: undefined,
    });
  });

  test('applies no rule about time left, about the start or by default once the promotion has ended', () => {
    const rules = [
      plain('left', { unit: 'days', remaining: 9 }),
      plain('leftInclusive', { unit: 'days', remaining: 9, inclusive: true }),
      plain('fresh', { unit: 'days', startRemaining: 900 }),
      plain('default'),
    ];
    expect(urgencyLabel(promotion, endsAt, rules)).toBeUndefined();
    expect(urgencyLabel(promotion, left(1), rules)?.styleType).toBe('left');
  });

  test('changes when the words do, under one style', () => {
    const rules = [
      plain('urgent', { unit: 'days', remaining: 1 }, 'Hoy'),
      { ...plain('urgent', { unit: 'days', remaining: 2 }, 'Pronto'), i18nLabel: 'mine.other' },
    ];
    expect(urgencyLabel(promotion, left(2 * day - 1), rules)?.changesAt).toEqual(left(day - 1));
  });

  test.each([
    ['i18nLabel', { i18nLabel: 'mine.other' }],
    ['size', { size: 'large' }],
    ['styleType', { styleType: 'other' }],
    ['nativeText', { nativeText: 'Otro' }],
  ] as const)('changes when its %s alone does', (_field, part) => {
    const rules = [plain('urgent', { unit: 'days', remaining: 1 }), { ...plain('urgent'), ...part }];
    expect(nextChangeAt(promotion, startsAt, rules)).toEqual(left(day - 1));
  });

  test('does not change where another rule gives the very same label', () => {
    const rules = [plain('urgent', { unit: 'days', remaining: 1 }), plain('urgent', { unit: 'days', remaining: 2 })];
    expect(urgencyLabel(promotion, left(2 * day - 1), rules)?.changesAt).toEqual(endsAt);
  });

  test('changes with its number even where the text hides it', () => {
    const texts = { zero: 'Ya casi', one: 'Ya casi', other: 'Faltan {{hours}} horas' };
    const rules = [{ ...plain('hours'), nativeText: texts }];
    expect(urgencyLabel(promotion, left(7_200_000 - 1), rules)).toMatchObject({ nativeText: 'Ya casi', count: 1 });
    expect(urgencyLabel(promotion, left(7_200_000 - 1), rules)?.changesAt).toEqual(left(3_600_000 - 1));
    expect(urgencyLabel(promotion, left(3_600_000 - 1), rules)).toMatchObject({ nativeText: 'Ya casi', count: 0 });
  });

  test.each([
    ['Faltan {{minutes}} min', 90, { minutes: 90 }, 'Faltan 90 min'],
    ['{{hours}} h: solo {{hours}} h', 90, { hours: 1 }, '1 h: solo 1 h'],
    [{ one: 'Queda {{hours}} hora', other: 'Quedan {{hours}} horas' }, 90, { hours: 1 }, 'Queda 1 hora'],
    [{ one: 'Queda {{hours}} hora', other: 'Quedan {{hours}} horas' }, 150, { hours: 2 }, 'Quedan 2 horas'],
    [{ one: 'Queda {{hours}} hora', other: 'Quedan {{hours}} horas' }, 50, { hours: 0 }, 'Quedan 0 horas'],
    [{ zero: 'Casi nada', one: '{{hours}} hora', other: '{{hours}} horas' }, 50, { hours: 0 }, 'Casi nada'],
  ])('fills %o with %d minutes left', (nativeText, minutes, values, text) => {
    const label = urgencyLabel(promotion, left(minutes * 60_000), [{ ...plain('default'), nativeText }]);
    expect(label).toMatchObject({ values, nativeText: text });
  });

  test('counts nothing below 0 after the end', () => {
    const rules = [plain('gone', { unit: 'days', past: 0 }, '{{days}} días')];
    expect(urgencyLabel(promotion, left(-5 * day), rules)).toMatchObject({
      nativeText: '0 días',
      changesAt: undefined,
    });
  });

  test('prints nothing for an opt-in end that the promotion lacks', () => {
    const rules = [plain('default', undefined, 'Hasta el {{optInEndsAt}}.')];
    expect(urgencyLabel(promotion, startsAt, rules)).toMatchObject({ nativeText: 'Hasta el .', values: {} });
  });

  test('names the opt-in end where the rule does, and only there', () => {
    const withOptIn = { nativeText: 'Hasta el {{optInEndsAt}}', i18nLabel: 'mine.optIn' };
    const rules = [{ ...plain('default'), withOptIn }];
    expect(urgencyLabel({ ...promotion, optInEndsAt: endsAt }, startsAt, rules)).toMatchObject({
      nativeText: 'Hasta el 3 de mayo',
      i18nLabel: 'mine.optIn',
      values: { optInEndsAt: endsAt, timeZone: 'UTC' },
    });
    expect(urgencyLabel(promotion, startsAt, rules)).toMatchObject({ nativeText: 'default', values: {} });
  });
});

describe('the edge of what a Date can hold', () => {
  const last = new Date(8.64e15);

  test('has no change after it', () => {
    const rules: UrgencyLabelRule[] = [
      {
        styleType: 'gone',
        nativeText: 'Ya pasó',
        size: 'small',
        i18nLabel: 'mine.gone',
        rule: { unit: 'days', past: 1 },
      },
    ];
    expect(nextChangeAt({ startsAt, endsAt: last }, last, rules)).toBeUndefined();
    expect(nextChangeAt({ startsAt, endsAt: new Date(8.64e15 - day) }, startsAt, rules)).toEqual(last);
    const lastEnd = new Date(8.64e15 - day + 1);
    expect(nextChangeAt({ startsAt, endsAt: lastEnd }, lastEnd, rules)).toBeUndefined();
  });

  test('may be the end', () => {
    expect(urgencyLabel({ startsAt, endsAt: last }, new Date(8.64e15 - 1))).toMatchObject({
      changesAt: last,
      count: 0,
    });
  });
});

describe('what is no date or no zone', () => {
  const invalid = new Date(Number.NaN);

  test.each([
    ['promotion.startsAt', { startsAt: invalid, endsAt }, startsAt],
    ['promotion.endsAt', { startsAt, endsAt: invalid }, startsAt],
    ['promotion.optInEndsAt', { startsAt, endsAt, optInEndsAt: invalid }, startsAt],
    ['now', promotion, invalid],
  ])('an invalid %s throws and is named', (field, broken, now) => {
    const error = new RangeError(`${field} is an invalid Date; look at what it was made from.`);
    expect(() => urgencyLabel(broken, now)).toThrow(error);
    expect(() => nextChangeAt(broken, now)).toThrow(error);
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['2026-05-03', 'string'],
    [0, 'number'],
    [{ getTime: () => 0 }, 'object'],
  ])('%o in place of a date throws and is named', (value, kind) => {
    expect(() => urgencyLabel({ startsAt, endsAt: value as Date }, startsAt)).toThrow(
      new TypeError(`promotion.endsAt is ${kind}, not a Date; give new Date(…).`),
    );
  });

  test('a null opt-in end throws; an undefined one is none', () => {
    expect(() => urgencyLabel({ ...promotion, optInEndsAt: null as unknown as Date }, startsAt)).toThrow(TypeError);
    expect(urgencyLabel({ ...promotion, optInEndsAt: undefined }, left(day))?.i18nLabel).toBe('urgency.lastDays');
  });

  test('a Date of another realm is a date', () => {
    const foreign = runInNewContext('new Date(0)') as Date;
    expect(urgencyLabel({ startsAt: foreign, endsAt }, left(day))?.styleType).toBe('lastDays');
  });

  test.each(['Mars/Olympus', '', 'America/Chicago '])(
    'the zone %o throws and is named, whatever the label',
    (timeZone) => {
      expect(() => urgencyLabel({ ...promotion, timeZone }, startsAt)).toThrow(
        new RangeError(
          `promotion.timeZone is '${timeZone}', which is no time zone; give an IANA name such as 'America/Chicago'.`,
        ),
      );
    },
  );
});
