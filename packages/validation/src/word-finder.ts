const asciiCount = 128;

/**
 * Finds any of many words in one pass over a text, however many words there are (Aho and Corasick, 1975).
 *
 * `next[state + symbolOf[code]]` is the state after an ASCII character; symbol 0 is every character that no word has.
 * States are multiples of the row width, 0 is the start, and `found`, once reached, is never left.
 */
export interface WordFinder {
  readonly symbolOf: Uint8Array;
  readonly next: Uint16Array;
  readonly found: number;
}

/** Builds the finder for ASCII words, ignoring letter case. */
export function buildWordFinder(words: readonly string[]): WordFinder {
  const lowered = words.map((word) => word.toLowerCase());
  const symbolOf = new Uint8Array(asciiCount);
  const letters = [...new Set(lowered.join(''))];
  for (const [index, letter] of letters.entries()) {
    symbolOf[letter.charCodeAt(0)] = index + 1;
    symbolOf[letter.toUpperCase().charCodeAt(0)] = index + 1;
  }

  // The states are the words' beginnings, each named by its own text; a word that is complete is the state `found`.
  const beginnings = new Set(['']);
  for (const word of lowered) for (let end = 1; end < word.length; end += 1) beginnings.add(word.slice(0, end));
  const states = [...beginnings];
  const width = letters.length + 1;
  const found = states.length * width;
  const next = new Uint16Array(found + width);
  next.fill(found, found);
  const offsets = new Map(states.map((state, index) => [state, index * width]));
  for (const [state, offset] of offsets) {
    for (const [index, letter] of letters.entries()) {
      next[offset + index + 1] = lowered.some((word) => (state + letter).endsWith(word))
        ? found
        : longestBeginning(state + letter, offsets);
    }
  }
  return { symbolOf, next, found };
}

/** Gives the state of the longest end of a text with which some word begins. */
function longestBeginning(text: string, offsets: ReadonlyMap<string, number>): number {
  const offset = offsets.get(text);
  return offset ?? longestBeginning(text.slice(1), offsets);
}
