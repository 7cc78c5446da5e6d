import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { messageFiles } from '../scripts/message-files.ts';

test('the index and the loaders list the areas that there are', () => {
  for (const [path, text] of messageFiles()) {
    expect(readFileSync(path, 'utf8'), 'run: pnpm --filter @airline/i18n generate').toBe(text);
  }
});
