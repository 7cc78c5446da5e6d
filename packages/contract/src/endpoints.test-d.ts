import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';

import type { ClientReports } from './client-report.ts';
import type { endpoints } from './endpoints.ts';

test('an endpoint keeps the exact shape of its body', () => {
  expectTypeOf<z.infer<(typeof endpoints)['recordClientReports']['body']>>().toEqualTypeOf<ClientReports>();
});
