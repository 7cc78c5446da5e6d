import { expect, test } from 'vitest';

import { urgencyLabels } from './index.ts';

test('the package names itself', () => {
  expect(urgencyLabels).toBe('@airline/urgency-labels');
});
