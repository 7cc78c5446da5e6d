import { expect, test } from 'vitest';

import { directLayers, layers } from './layers.ts';

const names = Object.keys(layers);

const product = {
  foundation: [],
  domain: ['foundation'],
  contract: ['foundation', 'domain'],
  telemetry: ['foundation', 'domain', 'contract'],
  'gateway-client': ['foundation', 'domain', 'contract', 'telemetry', 'i18n', 'ui'],
  session: ['foundation', 'domain', 'contract', 'telemetry', 'gateway-client'],
  i18n: ['foundation', 'domain', 'contract'],
  'mail-texts': ['foundation', 'contract'],
  ui: [],
  forms: ['foundation', 'domain', 'i18n', 'ui'],
  service: ['foundation', 'domain', 'contract', 'mail-texts'],
  testing: [],
} as const;

test.each(Object.entries(product))('%s imports what the architecture says', (layer, expected) => {
  expect(layers[layer]?.imports.toSorted()).toEqual([...expected].toSorted());
});

const above = names.filter((name) => layers[name]?.folder === 'packages' && !/^(testing|mail-texts)$/.test(name));

test('a part imports everything above it, and other parts', () => {
  expect(layers['part']?.imports.toSorted()).toEqual([...above, 'part'].toSorted());
});

test('a feature imports everything above it, and never another feature', () => {
  expect(layers['feature']?.imports.toSorted()).toEqual([...above, 'part'].toSorted());
});

test('an app imports every part and feature and the texts of the gateway, and never another app or the gateway', () => {
  expect(layers['app']?.imports.toSorted()).toEqual([...above, 'part', 'feature', 'mail-texts'].toSorted());
});

test('parts, features, apps and the harness alone test against the gateway in process', () => {
  expect(names.filter((name) => directLayers(name).includes('service'))).toEqual(['part', 'feature', 'app', 'harness']);
});

test('every layer has tooling and the test guards for development, and ships neither', () => {
  for (const name of names) {
    expect(directLayers(name)).toContain('tooling');
    if (name === 'tooling' || name === 'harness') continue;
    expect(layers[name]?.imports).not.toContain('tooling');
    expect(layers[name]?.imports).not.toContain('testing');
  }
});

test('tooling knows nothing of the product, the harness alone knows the apps, and nothing knows the harness', () => {
  expect(directLayers('tooling').toSorted()).toEqual(['testing', 'tooling']);
  for (const name of names) expect(directLayers(name)).not.toContain('harness');
  expect(names.filter((name) => directLayers(name).includes('app'))).toEqual(['harness']);
});

test('what other teams and the gateway use runs anywhere, and the gateway in Node', () => {
  const inEnvironment = (environment: string) => names.filter((name) => layers[name]?.environment === environment);
  expect(inEnvironment('core').toSorted()).toEqual(['contract', 'domain', 'foundation', 'mail-texts']);
  expect(inEnvironment('node').toSorted()).toEqual(['service', 'tooling']);
  expect(inEnvironment('tests').toSorted()).toEqual(['harness', 'testing']);
});

test('an unknown layer imports nothing', () => {
  expect(directLayers('no-such-layer')).toEqual([]);
});
