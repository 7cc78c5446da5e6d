import { createTestFrame } from '@airline/app-shell/test-frame';
import type { Experiment } from '@airline/contract';
import type { Session, SessionState } from '@airline/session';
import { SessionContext } from '@airline/session/react';
import type { Events } from '@airline/telemetry';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { assignVariant } from './assign-variant.ts';
import { decideBranch } from './branch.ts';
import { findDecision, forgetDecisions } from './decide.ts';
import { ExperimentBox } from './ExperimentBox.tsx';
import { readVisitor } from './visitor.ts';

const experiment: Experiment = {
  name: 'note-1',
  place: 'pay-note',
  variants: [
    { name: 'once', weight: 1 },
    { name: 'direct', weight: 99 },
  ],
  audience: {},
  goal: 'bookingConfirmed',
};
const exposed = vi.fn<Events['experimentExposed']>();
/** A browser that is shown the variant that is tried. */
const visitor = Array.from({ length: 50 }, (_, place) => place.toString(16).padStart(32, '0')).find(
  (value) => assignVariant(experiment, value) === 'direct',
);

interface TestSession {
  readonly answers?: readonly Experiment[];
  readonly afterMs?: number;
  readonly state?: SessionState;
}

/** A session whose gateway answers after a time; `Infinity` for never. */
function sessionOf({ answers = [experiment], afterMs = 0, state = { kind: 'anonymous' } }: TestSession = {}) {
  const call = vi.fn<() => Promise<unknown>>(
    () =>
      new Promise((resolve) => {
        if (afterMs !== Infinity) setTimeout(() => resolve({ value: { experiments: answers } }), afterMs);
      }),
  );
  const start = vi.fn<() => Promise<void>>(async () => undefined);
  return { call, start, store: { getState: () => ({ state }) } } as unknown as Session & { call: typeof call };
}

async function show(session: Session): Promise<() => string> {
  const Frame = await createTestFrame({ events: { isMeasured: true, experimentExposed: exposed } });
  const { container } = render(
    <SessionContext value={session}>
      <ExperimentBox place="pay-note" variants={{ once: <p>Una vez</p>, direct: <p>Directo</p> }} />
    </SessionContext>,
    { wrapper: Frame },
  );
  return () => container.querySelector('[data-shown="yes"]')?.textContent ?? '';
}

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  forgetDecisions();
  localStorage.clear();
  localStorage.setItem('experiments-visitor', visitor ?? '');
  exposed.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a box is empty until it is decided, then shows the variant, and tells so once a browser', async () => {
  const shown = await show(sessionOf({ afterMs: 500 }));
  await pass(499);
  expect(shown()).toBe('');
  await pass(1);
  expect(shown()).toBe('Directo');
  expect(exposed).toHaveBeenCalledExactlyOnceWith({ experiment: 'note-1', variant: 'direct' });
  cleanup();
  forgetDecisions();
  const again = await show(sessionOf());
  await pass(0);
  expect(again()).toBe('Directo');
  expect(exposed).toHaveBeenCalledOnce();
});

test('after 2,000 ms the default shows; the answer that comes later changes nothing and is no exposure', async () => {
  const shown = await show(sessionOf({ afterMs: 2_001 }));
  await pass(1_999);
  expect(shown()).toBe('');
  await pass(1);
  expect(shown()).toBe('Una vez');
  await pass(60_000);
  expect(shown()).toBe('Una vez');
  expect(exposed).not.toHaveBeenCalled();
});

test('a page’s loader waits 2,500 ms at most, and what it decided stays for the page load', async () => {
  const session = sessionOf({ afterMs: Infinity });
  let isDecided = false;
  const deciding = decideBranch('pay-note', session).then(() => {
    isDecided = true;
  });
  await vi.advanceTimersByTimeAsync(2_499);
  expect(isDecided).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await deciding;
  expect(findDecision('pay-note')).toEqual({ variant: 'once' });
  await decideBranch('pay-note', session);
  expect(session.call).toHaveBeenCalledOnce();
});

test('a person who asks not to be followed sees the default at once: nothing is asked for, and nothing stored', async () => {
  localStorage.clear();
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const session = sessionOf();
  const shown = await show(session);
  await pass(0);
  expect(shown()).toBe('Una vez');
  expect(session.call).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['none runs in the place', { answers: [{ ...experiment, place: 'price-basis' as const }] }],
  ['it is for others', { answers: [{ ...experiment, audience: { loginState: ['loggedIn' as const] } }] }],
])('where %s the default shows, without an exposure or a random value', async (_, options) => {
  localStorage.clear();
  const shown = await show(sessionOf(options));
  await pass(0);
  expect(shown()).toBe('Una vez');
  expect(exposed).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('a call that fails shows the default', async () => {
  const session = { ...sessionOf(), call: async () => ({ failure: { kind: 'unreachable' } }) } as unknown as Session;
  const shown = await show(session);
  await pass(0);
  expect(shown()).toBe('Una vez');
});

test('a visit that is not measured shows the variant all the same, and counts for nothing', async () => {
  const Frame = await createTestFrame({ events: { experimentExposed: exposed } });
  const { container } = render(
    <SessionContext value={sessionOf()}>
      <ExperimentBox place="pay-note" variants={{ once: 'Una vez', direct: 'Directo' }} />
    </SessionContext>,
    { wrapper: Frame },
  );
  await pass(0);
  expect(container.querySelector('[data-shown="yes"]')).toHaveTextContent('Directo');
  expect(exposed).not.toHaveBeenCalled();
});

test('a browser has a random value of its own, keeps it, and takes part in nothing where it cannot', () => {
  localStorage.clear();
  const made = readVisitor();
  expect(made).toMatch(/^[0-9a-f]{32}$/);
  expect(readVisitor()).toBe(made);
  const forbidden = () => {
    throw new Error('storing is forbidden');
  };
  expect(readVisitor(forbidden)).toBeUndefined();
});
