// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { applyTheme, overridableColours } from './apply-theme.ts';

function element(): HTMLElement {
  return document.createElement('div');
}

test('a look sets its attributes, and the next one takes away what it leaves out', () => {
  const root = element();
  applyTheme(root, { theme: 'dark', brand: 'corporate', contrast: 'more', colours: { action: '#0a6a68' } });
  expect(root.dataset).toMatchObject({ theme: 'dark', brand: 'corporate', contrast: 'more' });
  expect(root.style.getPropertyValue('--color-action')).toBe('#0a6a68');

  applyTheme(root, { theme: 'light' });
  expect(root.getAttributeNames().filter((name) => name.startsWith('data-'))).toEqual(['data-theme']);
  expect(root.dataset['theme']).toBe('light');
  expect(root.style.getPropertyValue('--color-action')).toBe('');
});

test.each(overridableColours)('the colour %s can be set', (name) => {
  const root = element();
  expect(applyTheme(root, { colours: { [name]: '#A1B2C3' } })).toEqual([]);
  expect(root.style.getPropertyValue(`--color-${name}`)).toBe('#A1B2C3');
});

test.each([
  ['danger', '#ff0000', 'unknownName'],
  ['', '#ff0000', 'unknownName'],
  ['action', 'red', 'notAColour'],
  ['action', '#fff', 'notAColour'],
  ['action', '#ffffff;x', 'notAColour'],
  ['action', ' #ffffff', 'notAColour'],
])('the override %j: %j is left out as %s', (name, value, reason) => {
  const root = element();
  expect(applyTheme(root, { colours: { [name]: value } })).toEqual([{ name, value, reason }]);
  expect(root.getAttribute('style') ?? '').toBe('');
});

test('one bad override does not take the good ones with it', () => {
  const root = element();
  const problems = applyTheme(root, { colours: { action: 'nope', link: '#084bb0' } });
  expect(problems).toHaveLength(1);
  expect(root.style.getPropertyValue('--color-link')).toBe('#084bb0');
});
