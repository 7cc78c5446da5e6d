/** Letters that no accent explains, as people write them where these letters are missing. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Letters that travel documents write as two (ICAO Doc 9303-3, section 6), where people write the plain letter. */
const documentLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

function replaceLetters(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replace(/[^\0-\x7f]/gu, (letter) => letters[letter] ?? letter);
}

/**
 * Splits a name into its words, folded to what two people who write it differently have in common: no accents, letter case,
 * apostrophes, full stops and commas. A hyphen is a space.
 */
export function foldWords(name: string): readonly string[] {
  return replaceLetters(name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(), plainLetters)
    .replace(/[.,·'’‘ʼʻ′`´]/gu, '')
    .split(/[\s\p{Pd}]+/u)
    .filter((word) => word !== '');
}

/** Folds a name to one word: spaces and hyphens do not count either. */
export function foldName(name: string): string {
  return foldWords(name).join('');
}

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Words that some people write, some leave out, and some move to the end: “de la Cruz”, “Cruz de la”, “Cruz”. */
const particles = toWords('de del la las los y e i da das do dos di du van von der den ter');

/** What some people put before their given names: it stands on no travel document. */
const titles = toWords('sr sra srta don dona dr dra ing lic prof mr mrs ms miss mx mstr rev');

/** What some people put behind their surname, and others into the field for the suffix. */
const suffixes = toWords('jr sr ii iii iv');

/** Given names that documents and people shorten, and what they stand for. */
const shortenedNames: ReadonlyMap<string, string> = new Map([
  ['ma', 'maria'],
  ['fco', 'francisco'],
]);

function toWords(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** How many words a name may be shortened to: a compound first surname has two, and its particles. */
const mostWordsOfShortName = 3;

interface Spellings {
  /** The name with all its words. */
  readonly whole: readonly string[];
  /** The name without its last words: the first given name, the first of two surnames. */
  readonly short: readonly string[];
}

type NamePart = keyof PersonName;

/**
 * Lists the names in a field, folded as {@link foldWords} does and written out where they are shortened: without particles, titles and
 * suffixes, unless there is nothing else.
 */
export function listNames(name: string, part: NamePart): readonly string[] {
  const words = foldWords(name).map((word) => (part === 'firstName' ? (shortenedNames.get(word) ?? word) : word));
  const names = words.filter((word, index) => {
    if (part === 'firstName') return !titles.has(word) && (word.length === 1 || !particles.has(word));
    return !particles.has(word) && (index === 0 || !suffixes.has(word));
  });
  return names.length > 0 ? names : words;
}

/** Tells whether a word of a name may be left out; what a name would be empty without may not. */
function isOptional(part: NamePart, words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  if (particles.has(word)) return true;
  if (part === 'lastName') return index > 0 && suffixes.has(word);
  return titles.has(word) || (index > 0 && /^\p{L}$/u.test(word));
}

/** Gives the ways to write one name, each in one word: with the words that may be left out where they stand, and without them. */
function listSpellings(name: string, part: NamePart): Spellings {
  const readings = distinctLists([
    foldWords(name),
    foldWords(replaceLetters(name.normalize('NFC').toLowerCase(), documentLetters)),
  ]).flatMap((words) =>
    part === 'lastName' ? [words] : distinctLists([words, words.map((word) => shortenedNames.get(word) ?? word)]),
  );
  const spellings = readings.map((words) => listReadingSpellings(words, part));
  return {
    whole: distinct(spellings.flatMap(({ whole }) => whole)),
    short: distinct(spellings.flatMap(({ short }) => short)),
  };
}

function listReadingSpellings(words: readonly string[], part: NamePart): Spellings {
  const optional = words.map((_, index) => isOptional(part, words, index));
  const isLeftOut = (index: number): boolean => optional[index] === true && optional.includes(false);
  const ends = words.flatMap((_, index) => (isLeftOut(index) ? [] : [index + 1]));
  const writeUpTo = (end: number): readonly string[] => {
    const beginning = words.slice(0, end);
    return [beginning.join(''), beginning.filter((_, index) => !isLeftOut(index)).join('')];
  };
  return {
    whole: distinct(writeUpTo(words.length)),
    short: distinct(ends.slice(0, -1).slice(0, mostWordsOfShortName).flatMap(writeUpTo)),
  };
}

function distinctLists(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(lists.map((words) => [words.join(' '), words])).values()];
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

/** Pairs the ways to write two names. */
function combine(given: readonly string[], family: readonly string[]): readonly string[] {
  return given.flatMap((first) => family.map((last) => `${first} ${last}`));
}

/**
 * Gives the keys under which a person is found by {@link listNameQueries}: one that is in both lists says that it is the same
 * name.
 *
 * 1. Letter case, accents, hyphens, apostrophes, spaces, particles, titles, suffixes and initials after the first given name
 *    do not count.
 * 2. Either of both may leave out later given names and later surnames.
 * 3. A letter with two dots may be written plainly or as documents write it: “Müller”, “Muller”, “Mueller”.
 */
export function listNameKeys({ firstName, lastName }: PersonName): readonly string[] {
  const keysOf = ({ whole, short }: Spellings) => distinct([...tag('whole', whole), ...tag('short', short)]);
  return combine(keysOf(listSpellings(firstName, 'firstName')), keysOf(listSpellings(lastName, 'lastName')));
}

/** Gives the keys to look for when somebody says who they are: of {@link listNameKeys}. */
export function listNameQueries({ firstName, lastName }: PersonName): readonly string[] {
  const queriesOf = ({ whole, short }: Spellings) => [
    ...tag('whole', whole),
    ...tag('short', whole),
    ...tag('whole', short),
  ];
  return combine(queriesOf(listSpellings(firstName, 'firstName')), queriesOf(listSpellings(lastName, 'lastName')));
}

function tag(kind: keyof Spellings, spellings: readonly string[]): readonly string[] {
  return spellings.map((spelling) => `${kind}:${spelling}`);
}

/** Tells whether two names are those of one person, as people write them. */
export function isSamePerson(one: PersonName, other: PersonName): boolean {
  const keys = new Set(listNameKeys(other));
  return listNameQueries(one).some((query) => keys.has(query));
}
