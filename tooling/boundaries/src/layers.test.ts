import { expect, test } from 'vitest';

import { directLayers, layers, reachableLayers } from './layers.ts';
import { realBoundaries } from './sample-workspace.ts';

const names = Object.keys(layers);

test('the allowlists of turbo.json are what the layers may reach', () => {
  const expected = Object.fromEntries(
    names.map((layer) => [layer, { dependencies: { allow: reachableLayers(layer).toSorted() } }]),
  );
  const actual = Object.fromEntries(
    Object.entries(realBoundaries().tags).map(([tag, rule]) => {
      const { dependencies } = rule as { dependencies: { allow: readonly string[] } };
      return [tag, { ...(rule as object), dependencies: { ...dependencies, allow: dependencies.allow.toSorted() } }];
    }),
  );
  expect(actual).toEqual(expected);
});

const product = {
  foundation: [],
  domain: ['foundation'],
  contract: ['foundation', 'domain'],
  telemetry: ['foundation', 'domain', 'contract'],
  'gateway-client': ['foundation', 'domain', 'contract', 'telemetry'],
  session: ['foundation', 'domain', 'contract', 'telemetry', 'gateway-client'],
  i18n: ['foundation', 'domain', 'contract'],
  ui: [],
  forms: ['foundation', 'domain', 'i18n', 'ui'],
  service: ['foundation', 'domain', 'contract', 'telemetry', 'i18n'],
  testing: [],
  'testing-gateway': ['service', 'testing'],
} as const;

test.each(Object.entries(product))('%s imports what the architecture says', (layer, expected) => {
  expect(layers[layer]?.imports.toSorted()).toEqual([...expected].toSorted());
});

test('a feature imports everything above it and never another feature', () => {
  const above = names.filter((name) => layers[name]?.folder === 'packages' && !/^(feature|testing)/.test(name));
  expect(layers['feature']?.imports.toSorted()).toEqual(above.toSorted());
});

test('an app imports every package, and never another app or the gateway', () => {
  const packages = names.filter((name) => layers[name]?.folder === 'packages');
  expect(directLayers('app').toSorted()).toEqual([...packages, 'tooling'].toSorted());
});

test('only apps and the harness import the gateway in process', () => {
  expect(names.filter((name) => directLayers(name).includes('testing-gateway')).toSorted()).toEqual(['app', 'harness']);
});

test('every layer has tooling and the test guards for development, and ships neither', () => {
  for (const name of names) {
    expect(directLayers(name)).toContain('tooling');
    if (name === 'tooling' || name === 'harness' || name === 'testing-gateway') continue;
    expect(layers[name]?.imports).not.toContain('tooling');
    expect(layers[name]?.imports).not.toContain('testing');
  }
});

test('tooling knows nothing of the product, the harness alone knows the apps, and nothing knows the harness', () => {
  expect(reachableLayers('tooling').toSorted()).toEqual(['testing', 'tooling']);
  for (const name of names) expect(reachableLayers(name)).not.toContain('harness');
  expect(names.filter((name) => reachableLayers(name).includes('app'))).toEqual(['harness']);
});

test('what is reached goes on through what is imported', () => {
  expect(directLayers('forms')).not.toContain('contract');
  expect(reachableLayers('forms')).toContain('contract');
  expect(directLayers('app')).not.toContain('service');
  expect(reachableLayers('app')).toContain('service');
});

test('an unknown layer imports and reaches nothing', () => {
  expect(directLayers('layer-of-nobody')).toEqual([]);
  expect(reachableLayers('layer-of-nobody')).toEqual([]);
});
