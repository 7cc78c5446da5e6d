/** One word of a text, folded, and where it stands in the text: `start` and `end` are UTF-16 offsets. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Letters that Unicode does not decompose, as people type them without the key for them. */
const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ς: 'σ',
};

/** Inside a word and no part of it: dots, apostrophes (the Hawaiian okina is one), soft hyphens, zero-width characters. */
const silent = /^[.·'`´‘’ʻʼʹʽ＇．\u00ad\u200b-\u200d\u2060\ufeff]$/u;
const mark = /^\p{M}$/u;
const letterOrDigit = /^[\p{L}\p{N}]$/u;
const gap = ' ';

/** Folds one character to lower-case letters and digits without marks: `''` when it is silent, a space when it parts words. */
function foldCharacter(character: string): string {
  if (silent.test(character) || mark.test(character)) return '';
  let folded = '';
  for (const part of character.normalize('NFKD').toLowerCase().normalize('NFKD')) {
    if (letterOrDigit.test(part)) folded += undecomposed[part] ?? part;
  }
  return folded || gap;
}

/** Most text is ASCII, and a keystroke should not pay for Unicode's tables. */
const foldedAscii = Array.from({ length: 128 }, (_, code) => foldCharacter(String.fromCharCode(code)));

/**
 * Splits a text into folded words: no case, no accents, no apostrophes and no dots; anything else that is no letter or
 * digit parts words.
 *
 * Each character is folded by itself, so the offsets hold in the text as it was given, composed or decomposed.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let current = '';
  let start = 0;
  let end = 0;
  for (let at = 0, next = 0; at < text.length; at = next) {
    const code = text.codePointAt(at) ?? 0;
    next = at + (code > 0xffff ? 2 : 1);
    const part = foldedAscii[code] ?? foldCharacter(text.slice(at, next));
    if (part === gap) {
      if (current) words.push({ folded: current, start, end });
      current = '';
    } else if (part) {
      if (!current) start = at;
      current += part;
      end = next;
    } else if (current && mark.test(text.slice(at, next))) {
      end = next;
    }
  }
  if (current) words.push({ folded: current, start, end });
  return words;
}

/** Finds where the first `length` folded characters after `start` end in the text itself, the marks on the last one included. */
export function endOfFolded(text: string, start: number, length: number): number {
  let end = start;
  let count = 0;
  for (let at = start, next = 0; at < text.length; at = next) {
    const code = text.codePointAt(at) ?? 0;
    next = at + (code > 0xffff ? 2 : 1);
    const part = foldedAscii[code] ?? foldCharacter(text.slice(at, next));
    if (part && part !== gap) {
      if (count >= length) break;
      count += part.length;
      end = next;
    } else if (mark.test(text.slice(at, next))) {
      end = next;
    } else if (count >= length) {
      break;
    }
  }
  return end;
}
