function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Prints a Markdown table, as the README quotes it. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  console.log(`\n${title}\n`);
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(line(row));
}

/** Writes a number with as many decimals as its size deserves. */
export function figure(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
