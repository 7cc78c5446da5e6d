import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';

test('dates, times and exact numbers come as the text that drizzle reads, in a transaction too, and other types as their values', async () => {
  const database = await openMemoryDatabase();
  const asked = sql`select timestamptz '2026-12-01 12:00Z' as at, date '2026-12-01' as day, interval '1 day' as span,
    array[date '2026-12-01'] as days, 12.50::numeric as price, array[1, 2] as numbers, '{"a": 1}'::jsonb as document`;
  const expected = {
    at: expect.stringMatching(/^2026-12-01 /) as string,
    day: '2026-12-01',
    span: '1 day',
    days: '{2026-12-01}',
    price: '12.50',
    numbers: [1, 2],
    document: { a: 1 },
  };
  expect(await database.db.execute(asked)).toMatchObject({ rows: [expected] });
  expect(await database.db.transaction((transaction) => transaction.execute(asked))).toMatchObject({
    rows: [expected],
  });
  await database.close();
});
