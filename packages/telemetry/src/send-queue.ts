/** How long things wait, and how many of them may. */
export interface SendQueueLimits {
  readonly intervalMilliseconds: number;
  /** A queue longer than this drops its oldest and counts it. */
  readonly maximumLength: number;
}

/** A queue between what happens in a page and the gateway. */
export interface SendQueue<Item> {
  add(item: Item): void;
  /** Sends what is queued now; the page calls it when it is hidden. */
  flush(): void;
  /** Stops the interval, after one last flush. */
  stop(): void;
}

/**
 * Creates a queue that is sent at an interval, with the number of items that it dropped.
 *
 * When `send` resolves to false, or rejects, the items go back to the head of the queue and are tried again at the next
 * interval.
 */
export function createSendQueue<Item>(
  { intervalMilliseconds, maximumLength }: SendQueueLimits,
  send: (items: Item[], dropped: number) => Promise<boolean>,
): SendQueue<Item> {
  let queue: Item[] = [];
  let dropped = 0;
  const timer = setInterval(flush, intervalMilliseconds);

  function trim(): void {
    const excess = queue.length - maximumLength;
    if (excess <= 0) return;
    queue = queue.slice(excess);
    dropped += excess;
  }

  function flush(): void {
    if (queue.length === 0) return;
    const items = queue;
    const droppedBefore = dropped;
    queue = [];
    dropped = 0;
    void deliver(items, droppedBefore);
  }

  async function deliver(items: Item[], droppedBefore: number): Promise<void> {
    const done = await send(items, droppedBefore).catch(() => false);
    if (done) return;
    queue = [...items, ...queue];
    dropped += droppedBefore;
    trim();
  }

  return {
    add(item) {
      queue.push(item);
      trim();
    },
    flush,
    stop() {
      clearInterval(timer);
      flush();
    },
  };
}
