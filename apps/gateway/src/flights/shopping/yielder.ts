/** Lets long work go on in slices: one slice for each round of the event loop, whatever the number of callers. */
export interface Yielder {
  /** Resolves when it is the caller's turn; requests are served in between. */
  yieldToRequests(): Promise<void>;
}

/**
 * Makes a yielder for work that shares one thread with requests.
 *
 * Callbacks of `setImmediate` that wait together run together: fifty who yield by themselves hold the thread for fifty
 * slices. Here one is let go at a time.
 */
export function createYielder(): Yielder {
  const waiting: (() => void)[] = [];
  const letOneGo = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letOneGo);
  };
  return {
    yieldToRequests: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) setImmediate(letOneGo);
      }),
  };
}
