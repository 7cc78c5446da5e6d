import { expectTypeOf, test } from 'vitest';

import { referenceData } from './index.ts';

test('the name is a literal', () => {
  expectTypeOf<typeof referenceData>().toEqualTypeOf<'@airline/reference-data'>();
});
