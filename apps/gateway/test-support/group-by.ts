/** Groups rows by a key; returns what finds the rows of one, none among them. */
export function groupBy<Row>(
  rows: readonly Row[],
  toKey: (row: Row) => string | null,
): (key: string) => readonly Row[] {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const key = toKey(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return (key) => groups.get(key) ?? [];
}
