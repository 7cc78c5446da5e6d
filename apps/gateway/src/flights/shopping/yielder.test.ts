import { expect, test } from 'vitest';

import { createYielder } from './yielder.ts';

test('of many who wait one goes on in each round of the event loop, in their order', async () => {
  const yielder = createYielder();
  const order: string[] = [];
  let round = 0;
  let isOver = false;
  const count = (): void => {
    round += 1;
    if (!isOver) setImmediate(count);
  };
  const work = async (name: string): Promise<void> => {
    for (let slice = 0; slice < 3; slice += 1) {
      await yielder.yieldToRequests();
      order.push(`${name}${slice}`);
    }
  };
  setImmediate(count);
  await Promise.all([work('a'), work('b'), work('c')]);
  isOver = true;
  expect(order).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  expect(round).toBeGreaterThanOrEqual(8);
});
