import { expectTypeOf, test } from 'vitest';

import { errorCatalogue } from './index.ts';

test('the name is a literal', () => {
  expectTypeOf<typeof errorCatalogue>().toEqualTypeOf<'@airline/error-catalogue'>();
});
