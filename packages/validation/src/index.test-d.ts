import { expectTypeOf, test } from 'vitest';

import { validation } from './index.ts';

test('the name is a literal', () => {
  expectTypeOf<typeof validation>().toEqualTypeOf<'@airline/validation'>();
});
