/** A word of a text, without case and accents, and where it stands in it. */
export interface TextWord {
  readonly word: string;
  /** First UTF-16 unit of the text's own, and the unit after the last one. */
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const marks = /\p{M}+/gu;

/** Folds letter case and accents: `Cancún` is `cancun`, `ñ` is `n`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(marks, '').toLowerCase();
}

/** Lists the words of a text in order. */
export function wordsOf(text: string): readonly TextWord[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: found, index }) => ({
    word: foldText(found),
    start: index,
    end: index + found.length,
  }));
}

/** Two words with a hyphen between are one word too: `check-in` is found by `checkin`, `wi-fi` by `wifi`. */
const hyphenated = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu;

/** Lists the words of a text, without their places, and those that its hyphens join. */
export function foldedWordsOf(text: string): readonly string[] {
  const joined = Array.from(text.matchAll(hyphenated), ([found]) => foldText(found.replaceAll('-', '')));
  return [...wordsOf(text).map(({ word }) => word), ...joined];
}
