import { expectTypeOf, test } from 'vitest';

import { clientConfig } from './index.ts';

test('the name is a literal', () => {
  expectTypeOf<typeof clientConfig>().toEqualTypeOf<'@airline/client-config'>();
});
