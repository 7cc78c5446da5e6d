import { expect, test, vi } from 'vitest';

test('what comes later than after a second is still waited for', async () => {
  let tries = 0;
  // Vitest's own bound, a second, would be over by then.
  const isThere = () => expect((tries += 1)).toBe(60);
  await vi.waitFor(isThere, { interval: 25 });
  tries = 0;
  await expect.poll(() => (tries += 1), { interval: 25 }).toBe(60);
});
