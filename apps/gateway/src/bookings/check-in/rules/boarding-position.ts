/** The first places in line are sold as priority boarding: who checks in stands behind them. */
const prioritySpots = 15;

const groupSize = 60;

/**
 * Gives the next places in line to board to so many who check in together: the first ones that are free, behind those of priority.
 * Who checked in and then changed flights leaves a place that the next one takes.
 */
export function nextPositions(taken: ReadonlySet<number>, count: number): readonly number[] {
  const free: number[] = [];
  for (let position = prioritySpots + 1; free.length < count; position += 1) {
    if (!taken.has(position)) free.push(position);
  }
  return free;
}

/** Writes a place in line as gates call it: groups of 60, A1 to A60, B1 to B60, and so on. */
export function formatPosition(position: number): string {
  const group = Math.floor((position - 1) / groupSize);
  return `${'ABCDEFGHIJ'.charAt(group)}${((position - 1) % groupSize) + 1}`;
}
