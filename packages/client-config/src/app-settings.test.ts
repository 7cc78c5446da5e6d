import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import { emptyAppSettings, parseAppSettings, type SettingError } from './index.ts';

interface InvalidVector {
  readonly settings: unknown;
  readonly errors: readonly SettingError[];
}

const valid = vectors('settings-valid') as readonly object[];
const invalid = vectors('settings-invalid') as readonly InvalidVector[];

describe('the empty settings', () => {
  test('are empty in every part', () => {
    expect(emptyAppSettings).toEqual({
      clientIds: {},
      multiFactorClientIds: {},
      metadataFlags: {},
      cacheLifetimesSeconds: {},
      monitoring: {},
      limits: {},
      products: [],
      colourOverrides: {},
      darkColourOverrides: {},
    });
    expect(notFrozen(emptyAppSettings)).toEqual([]);
  });

  test.each([[undefined], [{}], [Object.create(null)], [runInNewContext('({})')]])('come from %o', (raw) => {
    expect(parseAppSettings(raw)).toEqual({ settings: emptyAppSettings });
  });
});

describe('parseAppSettings', () => {
  test.each(valid)('takes %j', (given) => {
    const parsed = parseAppSettings(given);
    expect(parsed).toEqual({ settings: { ...emptyAppSettings, ...given } });
    expect(notFrozen(Object.values(parsed)[0])).toEqual([]);
  });

  test.each(invalid)('refuses $settings', ({ settings, errors }) => {
    expect(parseAppSettings(settings)).toEqual({ errors });
  });

  test('copies: changing what was given changes nothing', () => {
    const given = { products: ['club'], clientIds: { qa: { member: 'K-17' } } };
    const parsed = parseAppSettings(given);
    given.products.push('other');
    given.clientIds.qa.member = 'K-18';
    expect(parsed).toEqual({
      settings: { ...emptyAppSettings, products: ['club'], clientIds: { qa: { member: 'K-17' } } },
    });
  });

  test('takes an undefined field for an absent one, at any depth', () => {
    const given = { boardingModel: undefined, products: undefined, metadataFlags: { miniCart: undefined } };
    const parsed = parseAppSettings(given);
    expect(parsed).toStrictEqual({ settings: emptyAppSettings });
  });

  test.each([
    [new Map(), 'an object'],
    [new Date(0), 'an object'],
    [new Error('settings'), 'an object'],
    [() => 0, 'a function'],
    [Symbol('settings'), 'a symbol'],
    [10n, '10'],
    [Number.NaN, 'NaN'],
  ])('refuses %o, which JSON cannot hold', (raw, shown) => {
    expect(parseAppSettings(raw)).toEqual({ errors: [{ path: '', reason: `is ${shown}; give an object.` }] });
  });

  test('refuses a list of what is no number as any other', () => {
    const reason = 'is NaN; give a name in kebab case other than api, s and mobile.';
    expect(parseAppSettings({ products: [Number.NaN] })).toEqual({ errors: [{ path: 'products[0]', reason }] });
  });

  test.each([Number.NaN, Infinity, -Infinity])('refuses %o as a number', (value) => {
    expect(
      parseAppSettings({ monitoring: { samplingRatePercent: value }, limits: { maximumTicketedPassengers: value } }),
    ).toEqual({
      errors: [
        { path: 'monitoring.samplingRatePercent', reason: `is ${value}; give a number from 0 to 100.` },
        { path: 'limits.maximumTicketedPassengers', reason: `is ${value}; give a whole number from 1 to 9.` },
      ],
    });
  });

  test.each([
    ['x'.repeat(40), `"${'x'.repeat(40)}"`],
    ['x'.repeat(41), `"${'x'.repeat(40)}…"`],
  ])('quotes of %o the first 40 characters', (boardingModel, quoted) => {
    const reason = `is ${quoted}; give one of open, assigned.`;
    expect(parseAppSettings({ boardingModel })).toEqual({ errors: [{ path: 'boardingModel', reason }] });
  });
});

function notFrozen(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Object.isFrozen(value) ? [] : [value]), ...Object.values(value).flatMap(notFrozen)];
}

function vectors(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
}
