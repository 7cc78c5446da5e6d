/** Says that too much waits already: the same work may be taken in a moment. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Does work a little at a time, in turns among those who ask for it. */
export interface FairQueue {
  /**
   * Does work once it is its asker's turn.
   *
   * @throws QueueFullError when too much waits, of all or of this asker.
   */
  run<Result>(asker: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Makes a queue that does `atOnce` pieces of work at a time, and lets `waiting` of all askers wait and `waitingEach` of one.
 *
 * Askers take turns: one who asks for much waits behind their own work, and everybody else goes between it.
 */
export function createFairQueue({
  atOnce,
  waiting,
  waitingEach,
}: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitingEach: number;
}): FairQueue {
  let running = 0;
  let waitingCount = 0;
  /** In the order of their turns: the asker who was served last stands last. */
  const turns = new Map<string, (() => void)[]>();

  const enter = async (asker: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const own = turns.get(asker) ?? [];
    if (waitingCount >= waiting || own.length >= waitingEach) throw new QueueFullError('Too much waits for its turn.');
    turns.set(asker, own);
    waitingCount += 1;
    await new Promise<void>((resolve) => {
      own.push(resolve);
    });
  };

  const leave = (): void => {
    const [next] = turns;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [asker, own] = next;
    const start = own.shift();
    turns.delete(asker);
    if (own.length > 0) turns.set(asker, own);
    waitingCount -= 1;
    start?.();
  };

  return {
    async run(asker, work) {
      await enter(asker);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
