import { wordsOf } from './fold-text.ts';

/** The words that a site is written in, to read a misspelled one as one of them. */
export interface Spelling {
  /** Gives the nearest known word as it is written, in lower case; `undefined` for one that is known or near none. */
  readonly correct: (word: string) => string | undefined;
}

interface KnownWord {
  readonly written: string;
  count: number;
}

/** A shorter word is near too many others. */
const shortestWord = 4;
/** From so many letters on two mistakes are forgiven. */
const longWord = 7;

/** Learns the words of texts. */
export function createSpelling(texts: Iterable<string>): Spelling {
  const known = new Map<string, KnownWord>();
  for (const text of texts) {
    for (const { word, start, end } of wordsOf(text)) {
      const entry = known.get(word);
      if (entry === undefined) known.set(word, { written: text.slice(start, end).toLowerCase(), count: 1 });
      else entry.count += 1;
    }
  }
  return {
    correct(word) {
      if (word.length < shortestWord || known.has(word) || /\d/.test(word)) return undefined;
      const most = word.length >= longWord ? 2 : 1;
      let best: { readonly entry: KnownWord; readonly distance: number } | undefined;
      for (const [candidate, entry] of known) {
        if (candidate.length < shortestWord - 1 || Math.abs(candidate.length - word.length) > most) continue;
        const distance = editDistance(word, candidate, most);
        if (distance === undefined) continue;
        const isNearer = best === undefined || distance < best.distance;
        if (isNearer || (distance === best?.distance && entry.count > best.entry.count)) best = { entry, distance };
      }
      return best?.entry.written;
    },
  };
}

/**
 * Counts the mistakes that make one word of another: a letter more, less, another one, or two changed over; `undefined` above `most`.
 *
 * Source: optimal string alignment, the restricted Damerau-Levenshtein distance.
 */
export function editDistance(from: string, to: string, most: number): number | undefined {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[line - 1] === to[column - 1];
      let least = Math.min(at(row, column) + 1, at(next, column - 1) + 1, at(row, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        line > 1 && column > 1 && from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1];
      if (isSwapped) least = Math.min(least, at(before, column - 2) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return undefined;
    before = row;
    row = next;
  }
  const distance = at(row, to.length);
  return distance <= most ? distance : undefined;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
