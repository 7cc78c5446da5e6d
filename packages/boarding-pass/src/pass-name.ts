const nameSize = 20;

/** Letters that are no letter of ASCII with a mark: as ICAO Doc 9303, part 3, section 6.A writes them. */
const transliterations: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ð: 'D',
  Ø: 'OE',
  Þ: 'TH',
  Đ: 'D',
  Ħ: 'H',
  ı: 'I',
  Ł: 'L',
  Ŋ: 'N',
  Œ: 'OE',
  ß: 'SS',
  ẞ: 'SS',
};

/**
 * Writes a traveller's name for a boarding pass: `LAST/FIRST` by the letters A to Z, in 20 symbols at most.
 *
 * Marks are left out, apostrophes and full stops too; a hyphen becomes a blank. Where the names are longer, the first names are
 * cut, and a last name of more than 18 letters keeps one letter of them.
 *
 * @throws RangeError when a name has no letter of the Latin alphabet.
 *
 * @example
 * ```ts
 * import { toPassName } from '@airline/boarding-pass';
 *
 * console.log(toPassName({ firstName: 'María José', lastName: 'Núñez-O’Hara' })); // NUNEZ OHARA/MARIA JO
 * ```
 */
export function toPassName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  const first = toLetters(firstName);
  const last = toLetters(lastName);
  if (first === '' || last === '') {
    throw new RangeError(`A boarding pass names a person by Latin letters: '${firstName} ${lastName}' lacks them.`);
  }
  const kept = last.slice(0, nameSize - '/X'.length).trimEnd();
  return `${kept}/${first.slice(0, nameSize - kept.length - 1)}`.trimEnd();
}

function toLetters(name: string): string {
  return name
    .toUpperCase()
    .replaceAll(/[^A-Z]/gu, (symbol) => transliterations[symbol] ?? symbol)
    .normalize('NFD')
    .replaceAll(/[\s-]+/gu, ' ')
    .replaceAll(/[^A-Z ]/gu, '')
    .trim();
}
