import { readUserInfo } from '@airline/contract';
import { afterEach, expect, test, vi } from 'vitest';

import {
  anaLogsIn,
  createBench,
  info,
  memoryStorage,
  proved,
  refusal,
  tokens,
  type Bench,
} from './test-support/stub-gateway.ts';

const open: Bench[] = [];
afterEach(() => {
  for (const { session } of open.splice(0)) session.close();
});

function twoTabs(): readonly [Bench, Bench] {
  const shared = memoryStorage();
  const script = {
    assertion: [proved],
    token: [tokens(), tokens({ sub: 'luis', sid: 's2', given_name: 'Luis' })],
    'user-info': [info],
    logout: [{ status: 204 }],
  };
  const tabs = [
    createBench(script, { shared }),
    createBench({ ...script, token: [refusal(401_120_730)] }, { shared }),
  ] as const;
  open.push(...tabs);
  return tabs;
}

const nameIn = ({ session }: Bench) => {
  const { state } = session.store.getState();
  return state.kind === 'authenticated' ? state.person.firstName : state.kind;
};

test('a login in one tab is seen in the other, which asks with the same token', async () => {
  const [first, second] = twoTabs();
  await second.session.start();
  await first.session.logIn(anaLogsIn);
  await vi.waitFor(() => expect(nameIn(second)).toBe('Inés'));
  await second.session.call(readUserInfo, {});
  expect(second.asked).toEqual(['GET /api/identity/v4/user-info access-1']);
});

test('a change of account in one tab is seen in the other, which forgets what was typed', async () => {
  const [first, second] = twoTabs();
  await first.session.logIn(anaLogsIn);
  await vi.waitFor(() => expect(nameIn(second)).toBe('Inés'));
  await first.session.logIn(anaLogsIn);
  await vi.waitFor(() => expect(nameIn(second)).toBe('Luis'));
  expect(second.forgotten()).toBe(1);
});

test('a log-out in one tab is one in the other', async () => {
  const [first, second] = twoTabs();
  await first.session.logIn(anaLogsIn);
  await vi.waitFor(() => expect(nameIn(second)).toBe('Inés'));
  await first.session.logOut();
  await vi.waitFor(() => expect(nameIn(second)).toBe('anonymous'));
  expect(second.forgotten()).toBe(1);
});

test('what is no message of a tab is not heard', async () => {
  const [first] = twoTabs();
  await first.session.logIn(anaLogsIn);
  const stranger = new BroadcastChannel('airline.session.traveller');
  for (const message of [
    { kind: 'ended', reason: 'because', sessionId: 's1' },
    { kind: 'ended', reason: 'idle', sessionId: 'another' },
  ]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
    stranger.postMessage(message);
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  stranger.close();
  expect(nameIn(first)).toBe('Inés');
});
