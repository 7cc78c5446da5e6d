// @vitest-environment jsdom
import type { Session } from '@airline/session';
import { expect, test, vi } from 'vitest';

import type { NativeBridge, NativeSession } from './native-bridge.ts';
import { createNativeSession } from './native-session.ts';

interface Page {
  /** Who is logged in, and who the browser remembers. */
  person?: string | undefined;
  remembered?: string | undefined;
}

const pages = vi.hoisted(() => ({ current: {} as Page }));

// The real session is tested in its own package: here counts what is asked of it.
vi.mock(import('@airline/session'), async (importOriginal) => ({
  ...(await importOriginal()),
  createSession: () => {
    const page = pages.current;
    return {
      start: async () => {
        page.person ??= page.remembered;
      },
      store: {
        getState: () => ({
          state:
            page.person === undefined
              ? { kind: 'anonymous' }
              : { kind: 'authenticated', person: { subject: page.person } },
        }),
      },
      adoptAssertion: async (_category: string, assertion: string) => {
        if (assertion === 'refused') return { failure: { kind: 'unavailable' } };
        page.person = assertion;
        return { person: { subject: assertion } };
      },
      logOut: async () => {
        delete page.person;
        delete page.remembered;
        return { value: undefined };
      },
    } as unknown as Session;
  },
}));

/** Opens a page of whom the browser remembers somebody, in an app that answers in turn. */
function open(remembered: string | undefined, ...given: readonly (NativeSession | undefined)[]) {
  const page: Page = { remembered };
  pages.current = page;
  const answers = [...given];
  const bridge: NativeBridge = {
    getSession: async () => answers.shift(),
    sessionExpired: async () => undefined,
    openExternal: () => undefined,
    close: () => undefined,
  };
  const options = { surface: 'webview', onLoginNeeded: () => undefined, onPersonCleared: () => undefined } as const;
  return { session: createNativeSession(options, bridge), page };
}

const of = (assertion: string, subject?: string): NativeSession => ({ category: 'mobileMember', assertion, subject });

test.each([
  ['who is logged in in the app, not the person before', of('bea', 'bea'), 'bea'],
  ['nobody where nobody is logged in in the app', undefined, undefined],
  ['nobody where the gateway refuses what the app gave', of('refused', 'bea'), undefined],
  ['the same person, without an assertion spent', of('spent', 'ana'), 'ana'],
  ['whose assertion it is where the app does not say so', of('bea'), 'bea'],
])('a page that remembers Ana shows %s', async (_, given, person) => {
  const { session, page } = open('ana', given);
  await session.start();
  expect(page.person).toBe(person);
});

test('a change in the app is followed while the page is open', async () => {
  const { session, page } = open(undefined, of('ana', 'ana'), of('bea', 'bea'), undefined);
  await session.start();
  expect(page.person).toBe('ana');
  window.dispatchEvent(new Event('airlinesessionchange'));
  await vi.waitFor(() => expect(page.person).toBe('bea'));
  window.dispatchEvent(new Event('airlinesessionchange'));
  await vi.waitFor(() => expect(page.person).toBeUndefined());
});
