import { expectTypeOf, test } from 'vitest';

import { links } from './index.ts';

test('the name is a literal', () => {
  expectTypeOf<typeof links>().toEqualTypeOf<'@airline/links'>();
});
