import { once } from 'node:events';

import { expect, test } from 'vitest';

const heardBefore: unknown[] = [];

test('a test hears another tab', async () => {
  const channel = new BroadcastChannel('tabs');
  channel.addEventListener('message', ({ data }) => heardBefore.push(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  new BroadcastChannel('tabs').postMessage('of this test');
  await once(channel, 'message');
  expect(heardBefore).toEqual(['of this test']);
});

test('the test before hears nothing of it', async () => {
  const channel = new BroadcastChannel('tabs');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  new BroadcastChannel('tabs').postMessage('of the next one');
  await once(channel, 'message');
  expect(heardBefore).toEqual(['of this test']);
});
