import { expect, test } from 'vitest';

import { links } from './index.ts';

test('the package names itself', () => {
  expect(links).toBe('@airline/links');
});
