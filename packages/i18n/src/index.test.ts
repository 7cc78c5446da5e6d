import { expect, test } from 'vitest';

import { i18n } from './index.ts';

test('the package names itself', () => {
  expect(i18n).toBe('@airline/i18n');
});
