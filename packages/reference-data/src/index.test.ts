import { expect, test } from 'vitest';

import { referenceData } from './index.ts';

test('the package names itself', () => {
  expect(referenceData).toBe('@airline/reference-data');
});
