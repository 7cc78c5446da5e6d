import { describe, expect, test } from 'vitest';

import {
  type ApiKeySet,
  apiKeySets,
  apiKeyFor,
  apiKeyVariable,
  type Environment,
  environments,
  missingApiKeys,
} from './index.ts';

const slots = environments.flatMap((environment) => apiKeySets.map((set) => ({ environment, set })));

test('there are the three sets of the rules', () => {
  expect(apiKeySets).toEqual(['general', 'corporate', 'mobile']);
  expect(Object.isFrozen(apiKeySets)).toBe(true);
});

describe.each(slots)('the $set key of $environment', ({ environment, set }) => {
  const variable = `AIRLINE_API_KEY_${environment.toUpperCase()}_${set.toUpperCase()}`;

  test('is the value of its variable, as it stands', () => {
    expect(apiKeyVariable(environment, set)).toBe(variable);
    expect(apiKeyFor(environment, set, { [variable]: '!k"~' })).toBe('!k"~');
  });

  test('is named when it is missing or empty', () => {
    const others = Object.fromEntries(slots.map((slot) => [apiKeyVariable(slot.environment, slot.set), 'key']));
    const advice = `set it to the ${set} API key of the environment '${environment}'.`;
    expect(failure(environment, set, { ...others, [variable]: undefined })).toEqual([
      variable,
      `The variable ${variable} is missing; ${advice}`,
    ]);
    expect(failure(environment, set, { ...others, [variable]: '' })).toEqual([
      variable,
      `The variable ${variable} is empty; ${advice}`,
    ]);
  });
});

test('each slot has a variable of its own', () => {
  expect(new Set(slots.map(({ environment, set }) => apiKeyVariable(environment, set))).size).toBe(24);
});

test.each([' ', ' key', 'key ', 'key\n', 'k ey', 'ключ', 'k\u007F', 'k\u0000'])(
  '%o is no key, and is not told',
  (value) => {
    const variable = 'AIRLINE_API_KEY_QA_GENERAL';
    expect(failure('qa', 'general', { [variable]: value })).toEqual([
      variable,
      `The variable ${variable} holds white space or another character that no API key has; set it to the bare key.`,
    ]);
    expect(missingApiKeys('qa', { [variable]: value })).toContain(variable);
  },
);

test('an unknown environment or set is refused by name', () => {
  expect(failure('staging' as Environment, 'general', {})).toEqual([
    'environment',
    "'staging' is no environment; give one of qa, offline, ptest, prod, dev, cstg, local, efix.",
  ]);
  expect(failure('qa', 'toString' as ApiKeySet, {})).toEqual([
    'set of API keys',
    "'toString' is no set of API keys; give one of general, corporate, mobile.",
  ]);
  expect(() => missingApiKeys('staging' as Environment, {})).toThrow('is no environment');
});

test('a start learns of all missing keys at once', () => {
  expect(missingApiKeys('qa', {})).toEqual([
    'AIRLINE_API_KEY_QA_GENERAL',
    'AIRLINE_API_KEY_QA_CORPORATE',
    'AIRLINE_API_KEY_QA_MOBILE',
  ]);
  expect(missingApiKeys('qa', { AIRLINE_API_KEY_QA_CORPORATE: 'key', AIRLINE_API_KEY_QA_MOBILE: '' })).toEqual([
    'AIRLINE_API_KEY_QA_GENERAL',
    'AIRLINE_API_KEY_QA_MOBILE',
  ]);
  const complete = Object.fromEntries(apiKeySets.map((set) => [apiKeyVariable('qa', set), 'key']));
  expect(missingApiKeys('qa', complete)).toEqual([]);
});

function failure(environment: Environment, set: ApiKeySet, source: Record<string, string | undefined>): unknown {
  try {
    return apiKeyFor(environment, set, source);
  } catch (error) {
    const { key, message } = error as { readonly key: unknown; readonly message: unknown };
    return [key, message];
  }
}
