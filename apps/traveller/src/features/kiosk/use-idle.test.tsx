import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useIdle } from './use-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onOver = vi.fn<() => void>();
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));

function watch(isWatching = true) {
  onOver.mockClear();
  return renderHook(() => useIdle(isWatching, onOver)).result;
}

test('who touches nothing for a minute is asked, and half a minute later it is over', () => {
  const idle = watch();
  pass(59);
  expect(idle.current.secondsLeft).toBeUndefined();
  pass(1);
  expect(idle.current.secondsLeft).toBe(30);
  pass(29);
  expect(idle.current.secondsLeft).toBe(1);
  expect(onOver).not.toHaveBeenCalled();
  pass(1);
  expect(onOver).toHaveBeenCalledOnce();
});

test('a touch begins the minute anew, and the answer to the question does, and nothing else once it is asked', () => {
  const idle = watch();
  pass(50);
  fireEvent.pointerDown(document.body);
  pass(50);
  expect(idle.current.secondsLeft).toBeUndefined();
  pass(15);
  expect(idle.current.secondsLeft).toBe(25);
  fireEvent.pointerDown(document.body);
  pass(5);
  expect(idle.current.secondsLeft).toBe(20);
  act(() => idle.current.stay());
  expect(idle.current.secondsLeft).toBeUndefined();
  pass(59);
  expect(idle.current.secondsLeft).toBeUndefined();
  expect(onOver).not.toHaveBeenCalled();
});

/** The clock of a device that woke up has gone on; its timers have not. */
const afterSleep = new Date('2026-12-02T12:00:00Z');

test('a device that slept over it ends it at once, and a screen that waits for the next person never does', () => {
  watch(false);
  pass(600);
  expect(onOver).not.toHaveBeenCalled();
  watch();
  act(() => {
    vi.setSystemTime(afterSleep);
    vi.advanceTimersByTime(1_000);
  });
  expect(onOver).toHaveBeenCalled();
});
