import type { Language } from '@airline/contract';

/** Endings of Spanish nouns and verbs without accents, the longest first: what is left is enough to find a word by. */
const spanishEndings =
  'amientos imientos amiento imiento aciones iciones uciones adores adoras edores acion icion ucion ancias encias ancia encia ' +
  'aron ieron adora ador edor iendo ando arse erse irse arme arlo arla arlos arlas ados adas idos idas ado ada ido ida ' +
  'aste iste aban aba ian amos emos imos ables ibles able ible antes entes ante ente ' +
  'mente cion ion iones ar er ir an en as es os ia io ie s a e o i';

/** Endings of English words, the longest first. */
const englishEndings =
  'izations ization ations ation ments ment ities ity ances ance ences ence ables able ibles ible ' +
  'ingly edly ings ing ness ers er ors or ions ion ies ied ed es ly s e y i';

const endings: Readonly<Record<Language, readonly string[]>> = {
  es: spanishEndings.split(' ').toSorted((a, b) => b.length - a.length),
  en: englishEndings.split(' ').toSorted((a, b) => b.length - a.length),
};

/** So many letters of a word stay, whatever its ending. */
const shortestStem = { es: 4, en: 3 } as const satisfies Record<Language, number>;
const doubled = /([b-df-hj-np-tv-z])\1$/;
const digits = /\d/;

/**
 * Takes the ending off a folded word, so that `cancelar`, `cancelé` and `cancelación` are one; words with digits stay as they are.
 *
 * It is a light stemmer: related words meet more often than not, and what is left is no word to show.
 */
export function stemWord(word: string, language: Language): string {
  if (digits.test(word)) return word;
  const shortest = shortestStem[language];
  const ending = endings[language].find((one) => word.length - one.length >= shortest && word.endsWith(one));
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  // A second, shorter ending: 'cancelaciones' has lost 'aciones', 'boletos' its 's' with the vowel before it.
  const bare = stem.length > shortest ? stem.replace(/[aeiou]$/, '') : stem;
  return bare.length > shortest ? bare.replace(doubled, '$1') : bare;
}
