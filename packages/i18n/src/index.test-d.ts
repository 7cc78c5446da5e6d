import { expectTypeOf, test } from 'vitest';

import { i18n } from './index.ts';

test('the name is a literal', () => {
  expectTypeOf<typeof i18n>().toEqualTypeOf<'@airline/i18n'>();
});
