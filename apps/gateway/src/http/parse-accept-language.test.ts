import { expect, test } from 'vitest';

import { parseAcceptLanguage } from './parse-accept-language.ts';

test.each<readonly [string | undefined, readonly string[]]>([
  [undefined, []],
  ['', []],
  ['en-US,en;q=0.9,es;q=0.8', ['en-US', 'en', 'es']],
  ['es;q=0.2, en ; q=0.7 , fr', ['fr', 'en', 'es']],
  ['en, es', ['en', 'es']],
  ['en;q=0, es;q=0.001', ['es']],
  ['*, es;q=0.5', ['es']],
  ['en;q=2, en;q=abc, ../../x, es', ['es']],
  [`${'x,'.repeat(10_000)}en`, Array.from({ length: 20 }, () => 'x')],
])('%j prefers %j', (header, tags) => {
  expect(parseAcceptLanguage(header)).toEqual(tags);
});
