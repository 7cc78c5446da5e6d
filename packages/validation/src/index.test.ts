import { expect, test } from 'vitest';

import { validation } from './index.ts';

test('the package names itself', () => {
  expect(validation).toBe('@airline/validation');
});
