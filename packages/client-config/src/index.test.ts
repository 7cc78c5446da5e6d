import { expect, test } from 'vitest';

import { clientConfig } from './index.ts';

test('the package names itself', () => {
  expect(clientConfig).toBe('@airline/client-config');
});
