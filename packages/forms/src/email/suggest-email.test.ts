import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { suggestEmail } from './suggest-email.ts';

interface EmailVector {
  readonly typed: string;
  readonly suggestion: string | null;
}

const { cases } = JSON.parse(
  readFileSync(new URL('../../vectors/email-suggestions.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly EmailVector[] };

test.each(cases)('for “$typed” it suggests $suggestion', ({ typed, suggestion }) => {
  expect(suggestEmail(typed) ?? null).toBe(suggestion);
});
