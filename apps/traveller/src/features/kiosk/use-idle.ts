import { useCallback, useEffect, useRef, useState } from 'react';

/** So long nothing is touched before a person is asked whether they are still there. */
const idleBeforeWarningMs = 60_000;
/** So long they have to answer: 20 seconds at least (WCAG 2.2, 2.2.1). */
const idleAfterWarningMs = 30_000;

/** What a person does who is still there. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Whether somebody is asked if they are still there, and how they say so. */
export interface Idle {
  /** So many seconds are left; absent while nobody is asked. */
  readonly secondsLeft: number | undefined;
  readonly stay: () => void;
}

/** Watches whether somebody still uses the page, and calls `onOver` when nobody has for a minute and a half. */
export function useIdle(isWatching: boolean, onOver: () => void): Idle {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const lastSign = useRef(0);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  const stay = useCallback(() => {
    lastSign.current = Date.now();
    setSecondsLeft(undefined);
  }, []);
  useEffect(() => {
    if (!isWatching) return undefined;
    let isAsked = false;
    lastSign.current = Date.now();
    const note = () => {
      // Once they are asked, their answer counts alone: the question must not go away below a finger.
      if (!isAsked) lastSign.current = Date.now();
    };
    const look = () => {
      // By the clock and not by counting: a browser that slept looks once, late.
      const left = idleBeforeWarningMs + idleAfterWarningMs - (Date.now() - lastSign.current);
      isAsked = left <= idleAfterWarningMs;
      setSecondsLeft(isAsked ? Math.ceil(left / 1_000) : undefined);
      if (left <= 0) over.current();
    };
    for (const sign of signs) document.addEventListener(sign, note, { capture: true, passive: true });
    const timer = setInterval(look, 1_000);
    return () => {
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, note, { capture: true });
      setSecondsLeft(undefined);
    };
  }, [isWatching]);
  return { secondsLeft, stay };
}
