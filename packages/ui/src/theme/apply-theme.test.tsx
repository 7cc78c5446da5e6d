import { expect, test } from 'vitest';

import { applyTheme } from './apply-theme.ts';

test('a look sets its attributes, and the next one takes away what it leaves out', () => {
  const root = document.createElement('div');
  applyTheme(root, { theme: 'dark', brand: 'corporate', contrast: 'more' });
  expect(root.dataset).toMatchObject({ theme: 'dark', brand: 'corporate', contrast: 'more' });

  applyTheme(root, { theme: 'light' });
  expect(root.getAttributeNames().filter((name) => name.startsWith('data-'))).toEqual(['data-theme']);
  expect(root.dataset['theme']).toBe('light');
});
