/** A break of the source that changes nothing anybody could see, with the reason why. */
export interface Equivalent {
  readonly file: string;
  /** The line of the source, trimmed, on which the break begins. */
  readonly within: string;
  /** The source that is replaced, and what replaces it, as the report prints them. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

/** Reads a package's explanations; throws naming the first entry that lacks a field. */
export function parseEquivalents(text: string): readonly Equivalent[] {
  const entries = JSON.parse(text) as unknown;
  if (!Array.isArray(entries)) throw new TypeError('mutation-equivalents.json is no list.');
  return entries.map((entry: unknown, index) => {
    const { file, within, original, replacement, reason } = Object(entry) as Readonly<Record<string, unknown>>;
    if (
      typeof file !== 'string' ||
      typeof within !== 'string' ||
      typeof original !== 'string' ||
      typeof replacement !== 'string' ||
      typeof reason !== 'string'
    ) {
      throw new TypeError(
        `mutation-equivalents.json [${index}] needs file, within, original, replacement and reason as texts.`,
      );
    }
    return { file, within, original, replacement, reason };
  });
}
