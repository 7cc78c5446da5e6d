import { expect, test, vi } from 'vitest';

import { findNativeBridge } from './native-bridge.ts';

const session = { category: 'mobileMember', assertion: 'e30.e30.c2ln' };

test('a browser has no native app around it', () => {
  expect(findNativeBridge({})).toBeUndefined();
});

test('on iOS the reply is the promise of the message', async () => {
  const postMessage = vi.fn(async (_message: object): Promise<unknown> => session);
  const bridge = findNativeBridge({ webkit: { messageHandlers: { airline: { postMessage } } } });
  expect(await bridge?.getSession()).toEqual(session);
  bridge?.openExternal('https://www.example.com/');
  expect(postMessage.mock.calls.map(([message]) => message)).toEqual([
    { id: 0, method: 'getSession' },
    { id: 0, method: 'openExternal', url: 'https://www.example.com/' },
  ]);
});

test('on Android each reply finds its message by the id', async () => {
  const sent: { id: number }[] = [];
  let answer: (event: MessageEvent<unknown>) => void = () => undefined;
  const bridge = findNativeBridge({
    airlineNative: {
      postMessage: (text: string) => sent.push(JSON.parse(text) as { id: number }),
      addEventListener: (_type: string, listener: typeof answer) => {
        answer = listener;
      },
    },
  });
  const first = bridge?.getSession();
  const second = bridge?.sessionExpired();
  answer(new MessageEvent('message', { data: JSON.stringify({ id: sent[1]?.id, reply: session }) }));
  answer(new MessageEvent('message', { data: 'no JSON' }));
  answer(new MessageEvent('message', { data: JSON.stringify({ id: sent[0]?.id, reply: null }) }));
  expect(await second).toEqual(session);
  expect(await first).toBeUndefined();
});

test.each([
  null,
  { category: 'member', assertion: 'a' },
  { category: 'corporateTravelManager', assertion: 'a' },
  { category: 'mobileMember', assertion: '' },
  'mobileMember',
])('%j is no session of the native app', async (reply) => {
  const postMessage = async () => reply;
  const bridge = findNativeBridge({ webkit: { messageHandlers: { airline: { postMessage } } } });
  expect(await bridge?.getSession()).toBeUndefined();
});

test('a native app that fails, or does not answer in time, gives no session', async () => {
  const failing = findNativeBridge({
    webkit: { messageHandlers: { airline: { postMessage: () => Promise.reject(new Error('gone')) } } },
  });
  expect(await failing?.getSession()).toBeUndefined();
  vi.useFakeTimers();
  const silent = findNativeBridge({
    webkit: { messageHandlers: { airline: { postMessage: () => new Promise(() => undefined) } } },
  });
  const answer = silent?.getSession();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toBeUndefined();
  vi.useRealTimers();
});
