/** Takes one folded word of a text, and where it stands there in UTF-16 units. */
export type TakeWord = (folded: string, start: number, end: number) => void;

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
/** What Unicode calls a mark, a letter or a number: reading these classes takes longer than all the rest of an import. */
let classes: { readonly mark: RegExp; readonly letterOrDigit: RegExp } | undefined;

function unicodeClasses() {
  classes ??= {
    mark: new RegExp(String.raw`^\p{M}`, 'u'),
    letterOrDigit: new RegExp(String.raw`^[\p{L}\p{N}]$`, 'u'),
  };
  return classes;
}

const gap = ' ';

/** Folds one character to lower-case letters and digits without marks: `''` when it is silent, a space when it parts words. */
function foldCharacter(character: string): string {
  const { mark, letterOrDigit } = unicodeClasses();
  if (silent.test(character) || mark.test(character)) return '';
  let folded = '';
  let isSilent = true;
  for (const part of character.normalize('NFKD').toLowerCase().normalize('NFKD')) {
    // The Greek numeral sign is a prime, and ŉ begins with an apostrophe: some are silent only once they are taken apart.
    if (silent.test(part) || mark.test(part)) continue;
    isSilent = false;
    if (letterOrDigit.test(part)) folded += undecomposed[part] ?? part;
  }
  return folded || (isSilent ? '' : gap);
}

/** Latin with its accents ends below this code: each of its letters is folded once, and kept. */
const endOfLatin = 0x250;
const foldedLatin: string[] = [];

function folded(text: string, at: number, next: number, code: number): string {
  if (code >= endOfLatin) return foldCharacter(text.slice(at, next));
  return (foldedLatin[code] ??= foldCharacter(text.slice(at, next)));
}

/** ASCII without dots and apostrophes: each character stands for itself. */
const plain = /^[\0-&(-\-/-_a-\x7f]*$/;

/** Does what {@link eachWord} does for a plain text, as most are, without looking characters up. */
function eachPlainWord(text: string, from: number, to: number, take: TakeWord): void {
  const lower = text.toLowerCase();
  let start = -1;
  for (let at = from; at < to; at += 1) {
    const code = lower.charCodeAt(at);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      take(lower.slice(start, at), start, at);
      start = -1;
    }
  }
  if (start >= 0) take(lower.slice(start, to), start, to);
}

/**
 * Reads the words of a text between two offsets: no case, no accents, no apostrophes and no dots; anything else that is
 * no letter or digit parts words.
 *
 * Each character is folded by itself, so the offsets hold in the text as it was given, composed or decomposed.
 */
export function eachWord(text: string, from: number, to: number, take: TakeWord): void {
  if (plain.test(text)) return eachPlainWord(text, from, to, take);
  const { mark } = unicodeClasses();
  let current = '';
  let start = from;
  let end = from;
  for (let at = from, next = from; at < to; at = next) {
    const code = text.codePointAt(at) ?? 0;
    next = at + (code > 0xffff ? 2 : 1);
    const part = folded(text, at, next, code);
    if (part === gap) {
      if (current) take(current, start, end);
      current = '';
    } else if (part) {
      if (!current) start = at;
      current += part;
      end = next;
    } else if (current && mark.test(text.slice(at, next))) {
      end = next;
    }
  }
  if (current) take(current, start, end);
}

/** Lists the folded words of a text. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, 0, text.length, (word) => words.push(word));
  return words;
}

/** Finds where the first `length` folded characters after `start` end in the text itself, the marks on the last one included. */
export function endOfFolded(text: string, start: number, length: number): number {
  const { mark } = unicodeClasses();
  let end = start;
  do end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  while (end < text.length && (wordsOf(text.slice(start, end)).join('').length < length || mark.test(text.slice(end))));
  return end;
}
