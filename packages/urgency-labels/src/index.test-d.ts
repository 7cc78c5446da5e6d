import { expectTypeOf, test } from 'vitest';

import { urgencyLabels } from './index.ts';

test('the name is a literal', () => {
  expectTypeOf<typeof urgencyLabels>().toEqualTypeOf<'@airline/urgency-labels'>();
});
