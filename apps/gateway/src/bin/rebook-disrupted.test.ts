import { expect, test } from 'vitest';

import { runTestCommand } from '../../test-support/run-test-command.ts';
import { rebookDisruptedCommand } from './rebook-disrupted.ts';

test.each([
  ['nobody answers for it', ['--apply']],
  ['flights would no longer be free of charge', ['--refund-after', '337']],
])('does nothing and shows its help where %s', async (_, args) => {
  const { code, out, err } = await runTestCommand(rebookDisruptedCommand, args);
  expect(code).toBe(2);
  expect(out + err).toMatch(/^Usage: rebook-disrupted/);
});
