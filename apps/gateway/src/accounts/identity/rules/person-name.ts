/**
 * Splits a name into its words, folded to what two people who write it differently have in common: no accents, letter case,
 * apostrophes, full stops and commas. A hyphen is a space.
 */
function foldWords(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replace(/[.,'’‘`´]/gu, '')
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
const particles: ReadonlySet<string> = new Set(
  'de del la las los y e i da das do dos di du van von der den ter'.split(' '),
);

/** How many words a name may be shortened to: a compound first surname has two, and its particles. */
const mostWordsOfShortName = 3;

interface Spellings {
  /** The name with all its words. */
  readonly whole: readonly string[];
  /** The name without its last words: the first given name, the first of two surnames. */
  readonly short: readonly string[];
}

/** Gives the ways to write one name, each in one word: with its particles where they stand, and without them. */
function listSpellings(name: string): Spellings {
  const words = foldWords(name);
  const isParticle = (word: string): boolean => particles.has(word) && !words.every((each) => particles.has(each));
  const ends = words.flatMap((word, index) => (isParticle(word) ? [] : [index + 1]));
  const writeUpTo = (end: number): readonly string[] => {
    const beginning = words.slice(0, end);
    return [beginning.join(''), beginning.filter((word) => !isParticle(word)).join('')];
  };
  return {
    whole: distinct(writeUpTo(words.length)),
    short: distinct(ends.slice(0, -1).slice(0, mostWordsOfShortName).flatMap(writeUpTo)),
  };
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
 * name. Letter case, accents, hyphens, apostrophes, spaces and particles do not count, and either of both may leave out later
 * given names and later surnames.
 */
export function listNameKeys({ firstName, lastName }: PersonName): readonly string[] {
  const keysOf = ({ whole, short }: Spellings) => distinct([...tag('whole', whole), ...tag('short', short)]);
  return combine(keysOf(listSpellings(firstName)), keysOf(listSpellings(lastName)));
}

/** Gives the keys to look for when somebody says who they are: of {@link listNameKeys}. */
export function listNameQueries({ firstName, lastName }: PersonName): readonly string[] {
  const queriesOf = ({ whole, short }: Spellings) => [
    ...tag('whole', whole),
    ...tag('short', whole),
    ...tag('whole', short),
  ];
  return combine(queriesOf(listSpellings(firstName)), queriesOf(listSpellings(lastName)));
}

function tag(kind: keyof Spellings, spellings: readonly string[]): readonly string[] {
  return spellings.map((spelling) => `${kind}:${spelling}`);
}

/** Tells whether two names are those of one person, as people write them. */
export function isSamePerson(one: PersonName, other: PersonName): boolean {
  const keys = new Set(listNameKeys(other));
  return listNameQueries(one).some((query) => keys.has(query));
}
