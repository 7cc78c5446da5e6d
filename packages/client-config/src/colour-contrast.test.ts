import { expect, test } from 'vitest';

import { emptyAppSettings } from './app-settings.ts';
import { findContrastFaults } from './colour-contrast.ts';

const pathsOf = (colours: object, dark: object = {}) =>
  findContrastFaults({ ...emptyAppSettings, colourOverrides: colours, darkColourOverrides: dark }).map(
    ({ path }) => path,
  );

test('settings without colours have no fault', () => {
  expect(findContrastFaults(emptyAppSettings)).toEqual([]);
});

test.each([
  ['an own brand for buttons', { action: '#0a6a68', 'action-hover': '#085553' }, {}],
  ['the same for the dark look', {}, { action: '#9be8e5', 'action-hover': '#7fdcd8', 'action-pressed': '#7fdcd8' }],
  ['a header with its text', { 'surface-brand': '#ffe8c2', 'text-on-brand': '#2a1a00' }, {}],
])('%s can be read', (name, colours, dark) => {
  // The header's quieter text and its focus ring are no colours that settings change.
  const expected = name.startsWith('a header') ? ['colourOverrides.surface-brand'] : [];
  expect(pathsOf(colours, dark)).toEqual(expected);
});

test.each([
  [{ 'text-muted': '#999999' }, {}, ['colourOverrides.text-muted']],
  [{ action: '#ffd166' }, {}, ['colourOverrides.action']],
  [{ surface: '#202020' }, {}, ['colourOverrides.surface']],
  [{}, { link: '#0000ff' }, ['darkColourOverrides.link']],
  [
    { 'on-highlight': '#ffffff' },
    { 'on-action': '#ffffff' },
    ['colourOverrides.on-highlight', 'darkColourOverrides.on-action'],
  ],
])('%j in the light look and %j in the dark one cannot be read', (colours, dark, paths) => {
  expect(pathsOf(colours, dark).toSorted()).toEqual(paths.toSorted());
});

test('a fault says what was given, where it fails and by how much', () => {
  const [fault] = findContrastFaults({ ...emptyAppSettings, colourOverrides: { 'text-muted': '#999999' } });
  expect(fault).toEqual({
    path: 'colourOverrides.text-muted',
    reason:
      'is "#999999", which has a contrast of 2.62 to 1 with surface (#f2f6fb) in the light look of traveller; ' +
      'give a colour with 4.5 to 1 or more, or another surface too.',
  });
});

test('of two colours that are both given, the one in front is named', () => {
  expect(pathsOf({ action: '#ffffff', 'on-action': '#eeeeee', 'action-hover': '#084bb0' })).toContain(
    'colourOverrides.on-action',
  );
});
