const LONGEST_CODE = 12;

/**
 * Finds a code of capital ASCII letters in an index, in any letter case.
 *
 * Only ASCII letters are folded: `toUpperCase` alone would turn 'ß' into 'SS' and the ligature 'ﬁ' into 'FI'.
 */
export function lookUp<Value>(index: ReadonlyMap<unknown, Value>, code: unknown): Value | undefined {
  const found = index.get(code);
  return found === undefined && typeof code === 'string' && hasLowerCase(code) ? index.get(code.toUpperCase()) : found;
}

/** Tells whether a value is a text of a few ASCII letters: the codes of countries, states, stations and groups are. */
export function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z]{2,12}$/.test(value);
}

/** Tells whether a text is nothing but ASCII letters, some of them small: only then has it other capitals. */
function hasLowerCase(code: string): boolean {
  if (code.length > LONGEST_CODE) return false;
  let isMixed = false;
  for (let place = 0; place < code.length; place += 1) {
    const unit = code.charCodeAt(place);
    if (unit >= 0x61 && unit <= 0x7a) isMixed = true;
    else if (unit < 0x41 || unit > 0x5a) return false;
  }
  return isMixed;
}
