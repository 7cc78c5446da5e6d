/** Longer texts of an app are not read: the longest message that there is has some 5,000 characters. */
const MAXIMUM_CHARACTERS = 100_000;

/** Reads JSON text that somebody else wrote; `undefined` where it is none, or too long. */
export function readJson(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > MAXIMUM_CHARACTERS) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
