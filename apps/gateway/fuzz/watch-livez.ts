/** Asks `/livez` of the origin in its argument, again and again, until it is sent a word; then says how slow the slowest answer was. */
const [, , origin = ''] = process.argv;
const pauseMs = 20;
const watched = { asked: 0, slowestMs: 0, isOver: false };
process.once('message', () => {
  watched.isOver = true;
});
while (!watched.isOver) {
  const started = performance.now();
  // A connection of its own: one that is kept may be closed in the moment that it is used.
  await (await fetch(`${origin}/livez`, { headers: { connection: 'close' } })).text();
  watched.asked += 1;
  watched.slowestMs = Math.max(watched.slowestMs, performance.now() - started);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
process.send?.(watched, () => process.disconnect());
