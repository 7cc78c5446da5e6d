/*
 * Asks `/livez` of the origin in its argument, again and again, until it is sent a word; then says how slow the slowest answers were,
 * and how late this process itself was woken at most: what the machine keeps from any process, the gateway's too.
 */

/** What the watch has seen. */
export interface WatchedLivez {
  readonly asked: number;
  readonly slowestMs: number;
  /** One in a thousand answers was slower. */
  readonly slowestOf1000Ms: number;
  /** How much later than it had asked for this process was woken, at most. */
  readonly wokenLateMs: number;
}

const [, , origin = ''] = process.argv;
const pauseMs = 20;
const answeredMs: number[] = [];
let wokenLateMs = 0;
const watch = { isOver: false };
process.once('message', () => {
  watch.isOver = true;
});
// A connection of its own: one that is kept may be closed in the moment that it is used.
const ask = async (): Promise<string> => (await fetch(`${origin}/livez`, { headers: { connection: 'close' } })).text();
// The first one loads, in this process, what fetch is made of.
await ask();
while (!watch.isOver) {
  const started = performance.now();
  await ask();
  answeredMs.push(performance.now() - started);
  const paused = performance.now();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  wokenLateMs = Math.max(wokenLateMs, performance.now() - paused - pauseMs);
}
answeredMs.sort((a, b) => a - b);
const watched: WatchedLivez = {
  asked: answeredMs.length,
  slowestMs: answeredMs.at(-1) ?? 0,
  slowestOf1000Ms: answeredMs[Math.floor(answeredMs.length * 0.999)] ?? 0,
  wokenLateMs,
};
process.send?.(watched, () => process.disconnect());
