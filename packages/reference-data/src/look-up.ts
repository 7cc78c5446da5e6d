/**
 * Finds a code of capital ASCII letters in an index, in any letter case.
 *
 * Only ASCII letters are folded: `toUpperCase` alone would turn 'ß' into 'SS' and the ligature 'ﬁ' into 'FI'.
 */
export function lookUp<Value>(index: ReadonlyMap<unknown, Value>, code: unknown): Value | undefined {
  return index.get(code) ?? (isCode(code) ? index.get(code.toUpperCase()) : undefined);
}

/** Tells whether a value is a text of a few ASCII letters: the codes of countries, states, stations and groups are. */
export function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z]{2,12}$/.test(value);
}
