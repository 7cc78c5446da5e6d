import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';
import { z as classic } from 'zod';
import * as z from 'zod/mini';

import { passwordPolicy } from './password.ts';
import { createPasswordSchema, createPostalCodeSchema, passwordSchema, postalCodeOfCountry } from './schemas.ts';

function vectors(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
}

const passwords = (vectors('passwords') as { cases: { password: string; failures: string[] }[] }).cases;
const postalCodes = (
  vectors('postal-codes') as { cases: { countryCode: string; postalCode: string; failure: string | null }[] }
).cases;

type Result = ReturnType<typeof passwordSchema.safeParse> | ReturnType<ReturnType<typeof z.unknown>['safeParse']>;

function messagesOf(result: Result): readonly string[] {
  return result.error?.issues.map(({ message }) => message) ?? [];
}

describe('the password schema', () => {
  test('gives the codes of the engine for every vector, and the value unchanged', () => {
    for (const { password, failures } of passwords) {
      const result = passwordSchema.safeParse(password);
      expect(messagesOf(result)).toEqual(failures);
      expect(result.data).toBe(failures.length === 0 ? password : undefined);
    }
  });

  test('names the code and the bounds in the issue’s parameters', () => {
    expect(passwordSchema.safeParse('Abcdef1').error?.issues).toEqual([
      { code: 'custom', message: 'tooShort', params: { code: 'tooShort', minLength: 8, maxLength: 16 }, path: [] },
    ]);
  });

  test('reports the password only to a caller that asks for what was given', () => {
    expect(passwordSchema.safeParse('Abcdef1', { reportInput: true }).error?.issues).toMatchObject([
      { message: 'tooShort', input: 'Abcdef1' },
    ]);
    expect(passwordSchema.safeParse('Abcdef1').error?.issues[0]).not.toHaveProperty('input');
  });

  test('follows another policy', () => {
    const schema = createPasswordSchema({ ...passwordPolicy, minLength: 12, maxLength: 20 });
    expect(schema.safeParse('Sevilla2027').error?.issues[0]).toMatchObject({
      message: 'tooShort',
      params: { minLength: 12, maxLength: 20 },
    });
    expect(schema.safeParse('Sevilla202720272027').success).toBe(true);
  });

  test('leaves what is not text to zod', () => {
    expect(passwordSchema.safeParse(12345678).error?.issues.map(({ code }) => code)).toEqual(['invalid_type']);
  });

  test('lets later checks run beside it', () => {
    const schema = passwordSchema.check(z.refine(() => false, 'later'));
    expect(messagesOf(schema.safeParse('abcdefg1'))).toEqual(['missingUppercase', 'later']);
  });

  test('nests in a schema of full zod', () => {
    const form = classic.object({ password: passwordSchema });
    expect(form.safeParse({ password: 'Password1' }).error?.issues).toMatchObject([
      { message: 'blacklisted', path: ['password'] },
    ]);
    expect(form.parse({ password: 'Sevilla2027' })).toEqual({ password: 'Sevilla2027' });
  });
});

describe('the schema of a postal code in a known country', () => {
  test('gives the codes of the engine for every vector', () => {
    for (const { countryCode, postalCode, failure } of postalCodes) {
      const found = messagesOf(createPostalCodeSchema(countryCode).safeParse(postalCode));
      expect(found).toEqual(failure === null ? [] : [failure]);
    }
  });

  test('takes a code that is not there, and says when it is needed', () => {
    expect(createPostalCodeSchema('US').safeParse(undefined).error?.issues).toEqual([
      { code: 'custom', message: 'required', params: { code: 'required', countryCode: 'US' }, path: [] },
    ]);
    expect(createPostalCodeSchema('IE').safeParse(undefined)).toEqual({ success: true, data: undefined });
    expect(createPostalCodeSchema('CA').parse('k1a0b1')).toBe('k1a0b1');
  });

  test('reports the code to a caller that asks for what was given', () => {
    expect(createPostalCodeSchema('US').safeParse('9021', { reportInput: true }).error?.issues).toMatchObject([
      { message: 'badFormat', input: '9021' },
    ]);
  });

  test('lets later checks run beside it', () => {
    const schema = createPostalCodeSchema('ES').check(z.refine(() => false, 'later'));
    expect(messagesOf(schema.safeParse('1'))).toEqual(['badFormat', 'later']);
  });
});

describe('the check of an object that has a postal code and a country', () => {
  const address = z
    .object({ countryCode: z.string(), postalCode: z.optional(z.string()), city: z.string().check(z.minLength(1)) })
    .check(postalCodeOfCountry());
  const issuesOf = (value: unknown) => address.safeParse(value).error?.issues;

  test('stands at the postal code', () => {
    expect(address.safeParse({ countryCode: 'US', postalCode: '9021', city: 'Reno' }).error?.issues).toEqual([
      {
        code: 'custom',
        message: 'badFormat',
        params: { code: 'badFormat', countryCode: 'US' },
        path: ['postalCode'],
      },
    ]);
    expect(messagesOf(address.safeParse({ countryCode: 'us', city: 'Reno' }))).toEqual(['required']);
    expect(address.parse({ countryCode: 'us', postalCode: '90210', city: 'Reno' })).toEqual({
      countryCode: 'us',
      postalCode: '90210',
      city: 'Reno',
    });
  });

  test('takes other field names', () => {
    const other = z
      .object({ country: z.string(), zip: z.optional(z.string()) })
      .check(postalCodeOfCountry('zip', 'country'));
    expect(other.safeParse({ country: 'US' }).error?.issues).toMatchObject([{ message: 'required', path: ['zip'] }]);
  });

  test('reports beside what is wrong elsewhere, also when a field is missing', () => {
    const both = [{ path: ['city'] }, { path: ['postalCode'], message: 'required' }];
    expect(issuesOf({ countryCode: 'US', city: '' })).toMatchObject(both);
    expect(issuesOf({ countryCode: 'US' })).toMatchObject(both);
  });

  test('leaves fields and values of another type to the object’s schema', () => {
    const wrongType = [{ code: 'invalid_type' }];
    expect(issuesOf({ countryCode: 'US', postalCode: 90210, city: 'Reno' })).toMatchObject(wrongType);
    expect(issuesOf({ countryCode: 1, postalCode: '', city: 'Reno' })).toMatchObject(wrongType);
    // A list of one country reads like that country wherever it is turned into text.
    expect(issuesOf({ countryCode: ['US'], postalCode: '9021', city: 'Reno' })).toMatchObject(wrongType);
    expect(issuesOf(null)).toMatchObject(wrongType);
    expect(issuesOf('US')).toMatchObject(wrongType);
    expect(issuesOf(undefined)).toMatchObject(wrongType);
  });

  test('lets later checks run beside it', () => {
    const schema = address.check(z.refine(() => false, 'later'));
    expect(messagesOf(schema.safeParse({ countryCode: 'US', city: 'Reno' }))).toEqual(['required', 'later']);
  });
});
