import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';

it('serves others between the statements that wait for the embedded database', async () => {
  const database = await openMemoryDatabase();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await Promise.all(
    Array.from({ length: 40 }, () =>
      database.db.execute(sql`select count(*) from generate_series(1, 20000) as number`),
    ),
  );
  clearInterval(timer);
  await database.close();
  expect(turns).toBeGreaterThan(3);
});
