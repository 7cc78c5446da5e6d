import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import {
  clientCategories,
  type ClientCategory,
  ConfigurationError,
  emptyAppSettings,
  type Environment,
  environments,
  formatResponseType,
  isAnonymousUsername,
  isClientCategory,
  isEnvironment,
  loginClientFor,
} from './index.ts';

interface ClientVector {
  readonly environment: Environment;
  readonly category: ClientCategory;
  readonly clientId: string;
  readonly responseType: string;
  readonly tokenKind: string;
  readonly username?: string;
}

const vectors = JSON.parse(
  readFileSync(new URL('../vectors/login-clients.json', import.meta.url), 'utf8'),
) as readonly ClientVector[];

describe('the closed lists', () => {
  test('there are the eight environments of the rules', () => {
    expect(environments).toEqual(['qa', 'offline', 'ptest', 'prod', 'dev', 'cstg', 'local', 'efix']);
    expect(environments.every(isEnvironment)).toBe(true);
  });

  test('there are the eight client categories of the rules', () => {
    expect(clientCategories).toEqual([
      'anonymousTraveler',
      'corporateTraveler',
      'corporateTravelManager',
      'areaMarketingManager',
      'automatedReportService',
      'member',
      'mobileMember',
      'mobileCorporate',
    ]);
    expect(clientCategories.every(isClientCategory)).toBe(true);
  });

  test.each([[undefined], [null], [''], ['QA'], ['qa '], ['toString'], [0], [['qa']], [{}]])(
    '%o is in neither',
    (value) => {
      expect([isEnvironment(value), isClientCategory(value)]).toEqual([false, false]);
    },
  );

  test('both are frozen', () => {
    expect([Object.isFrozen(environments), Object.isFrozen(clientCategories)]).toEqual([true, true]);
  });
});

describe('loginClientFor', () => {
  test.each(vectors)(
    '$environment $category',
    ({ environment, category, clientId, responseType, tokenKind, username }) => {
      const client = loginClientFor(environment, category);
      expect({ ...client, responseType: formatResponseType(client.responseType) }).toEqual({
        clientId,
        responseType,
        tokenKind,
        ...(username !== undefined && { username }),
      });
    },
  );

  test('has an identity for each environment and category, each its own', () => {
    const ids = environments.flatMap((environment) =>
      clientCategories.map((category) => loginClientFor(environment, category).clientId),
    );
    expect(ids).toHaveLength(64);
    expect(new Set(ids)).toEqual(new Set(vectors.map(({ clientId }) => clientId)));
    expect(vectors).toHaveLength(64);
  });

  test('gives a frozen identity, and a set that is its caller’s own', () => {
    const client = loginClientFor('qa', 'member');
    (client.responseType as Set<string>).add('corporate');
    expect(Object.isFrozen(client)).toBe(true);
    expect(formatResponseType(loginClientFor('qa', 'member').responseType)).toBe('id_token site');
  });

  test('takes the id of a deployment’s settings, for that one identity', () => {
    const settings = { ...emptyAppSettings, clientIds: { qa: { member: 'K-17' } } };
    expect(loginClientFor('qa', 'member', settings).clientId).toBe('K-17');
    expect(loginClientFor('qa', 'mobileMember', settings).clientId).toBe('qa-mobile-member');
    expect(loginClientFor('dev', 'member', settings).clientId).toBe('dev-member');
  });

  test.each(['staging', 'QA', '', 'toString', '__proto__', undefined])('refuses the environment %o', (environment) => {
    const error = refusal(() => loginClientFor(environment as Environment, 'member'));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({
      name: 'ConfigurationError',
      key: 'environment',
      message: `'${environment}' is no environment; give one of qa, offline, ptest, prod, dev, cstg, local, efix.`,
    });
  });

  test.each(['guest', 'Member', '', 'toString', '__proto__', undefined])('refuses the category %o', (category) => {
    expect(refusal(() => loginClientFor('qa', category as ClientCategory))).toMatchObject({
      key: 'client category',
      message: `'${category}' is no client category; give one of ${clientCategories.join(', ')}.`,
    });
  });
});

test.each([
  ['ANONYMOUS', true],
  ['anonymous', true],
  ['AnOnYmOuS', true],
  [' ANONYMOUS', false],
  ['ANONYMOUS1', false],
  ['ANONYMOU', false],
  ['', false],
])('the username %o is reserved: %o', (username, reserved) => {
  expect(isAnonymousUsername(username)).toBe(reserved);
});

function refusal(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
