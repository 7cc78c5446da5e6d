import { expect, test } from 'vitest';

import { errorCatalogue } from './index.ts';

test('the package names itself', () => {
  expect(errorCatalogue).toBe('@airline/error-catalogue');
});
