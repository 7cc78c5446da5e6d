import { describe, expect, test } from 'vitest';

import {
  ConfigurationError,
  emptyAppSettings,
  type Environment,
  environments,
  multiFactorEnvironments,
  multiFactorFor,
  requireMultiFactorFor,
} from './index.ts';

const without = environments.filter((environment) => !['qa', 'prod', 'dev'].includes(environment));

test('three environments have a second factor', () => {
  expect(multiFactorEnvironments).toEqual(['qa', 'prod', 'dev']);
  expect(Object.isFrozen(multiFactorEnvironments)).toBe(true);
  expect(without).toHaveLength(5);
});

describe.each(['qa', 'prod', 'dev'] as const)('%s', (environment) => {
  const settings = { environment, clientId: `${environment}-multi-factor` };

  test('has settings', () => {
    expect(multiFactorFor(environment)).toEqual(settings);
    expect(requireMultiFactorFor(environment)).toEqual(settings);
    expect(Object.isFrozen(multiFactorFor(environment))).toBe(true);
  });

  test('takes the client id of a deployment’s settings', () => {
    const own = { ...emptyAppSettings, multiFactorClientIds: { [environment]: 'M-4' } };
    expect(multiFactorFor(environment, own)).toEqual({ environment, clientId: 'M-4' });
    expect(requireMultiFactorFor(environment, own)).toEqual({ environment, clientId: 'M-4' });
    expect(multiFactorFor(environment, emptyAppSettings)).toEqual(settings);
  });
});

test.each([...without, 'staging', 'toString', '__proto__', ''])(
  '%o has none, and what needs one fails closed',
  (name) => {
    const environment = name as Environment;
    expect(multiFactorFor(environment)).toBeUndefined();
    expect(() => requireMultiFactorFor(environment)).toThrow(
      new ConfigurationError(
        `multiFactor.${name}`,
        `The environment '${name}' has no multi-factor settings, so a second factor cannot be checked; run in one of qa, prod, dev.`,
      ),
    );
  },
);
