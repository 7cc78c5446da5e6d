/** What one way of answering costs, over a list of queries. */
export interface Measurement {
  readonly name: string;
  readonly medianMicroseconds: number;
  readonly p99Microseconds: number;
  readonly meanMicroseconds: number;
  readonly queries: number;
  /** How many ways it found for all queries together. */
  readonly found: number;
}

/** Times each query by itself, after some queries to warm up: by default all of them once. */
export async function measure<Query>(
  name: string,
  queries: readonly Query[],
  answer: (query: Query) => number | Promise<number>,
  warmUpQueries = Math.min(queries.length, 20_000),
): Promise<Measurement> {
  for (const query of queries.slice(0, warmUpQueries)) await answer(query);
  const times: number[] = [];
  let found = 0;
  for (const query of queries) {
    const start = process.hrtime.bigint();
    const answered = answer(query);
    found += typeof answered === 'number' ? answered : await answered;
    times.push(Number(process.hrtime.bigint() - start) / 1000);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    name,
    medianMicroseconds: at(0.5),
    p99Microseconds: at(0.99),
    meanMicroseconds: times.reduce((sum, time) => sum + time, 0) / times.length,
    queries: queries.length,
    found,
  };
}

/** Writes a table for people: names to the left, numbers to the right. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(headings), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

export function microseconds(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
