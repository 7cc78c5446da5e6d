import type { Language } from '@airline/contract';

import { foldedWordsOf } from './fold-text.ts';
import { searchWords } from './search-words.ts';
import { stemWord } from './stem-word.ts';

/** One thing that a query asks for: a word of it, and what may stand for it. */
export interface SearchTerm {
  readonly word: string;
  readonly stem: string;
  /** Stems of what means the same. */
  readonly alike: ReadonlySet<string>;
}

/** The most words of a query that count. */
const mostWords = 16;

/** Phrases of the same thing by the stem of their first word, for each language. */
const phrasesByLanguage = new Map<Language, ReadonlyMap<string, readonly Phrase[]>>();

interface Phrase {
  readonly stems: readonly string[];
  readonly alike: readonly string[];
}

/**
 * Reads a query: its words without those that only ask, each with what means the same. The last word of an unfinished one counts
 * always: `can` may become `Cancún`.
 */
export function parseSearch(
  query: string,
  language: Language,
  { isUnfinished = false }: { readonly isUnfinished?: boolean } = {},
): readonly SearchTerm[] {
  const { ignored } = searchWords[language];
  const words = foldedWordsOf(query).slice(0, mostWords);
  const stems = words.map((word) => stemWord(word, language));
  const alike = words.map(() => new Set<string>());
  const known = phrases(language);
  for (const [start, stem] of stems.entries()) {
    for (const phrase of known.get(stem) ?? []) {
      if (!phrase.stems.every((part, offset) => stems[start + offset] === part)) continue;
      for (const offset of phrase.stems.keys()) for (const other of phrase.alike) alike[start + offset]?.add(other);
    }
  }
  const terms = words.map((word, place) => ({
    word,
    stem: stems[place] as string,
    alike: alike[place] ?? new Set<string>(),
  }));
  const telling = terms.filter(
    ({ word, alike: others }, place) =>
      !ignored.has(word) || others.size > 0 || (isUnfinished && place === terms.length - 1),
  );
  const unique = new Map(telling.map((term) => [term.stem, term]));
  return [...unique.values()];
}

function phrases(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const known = phrasesByLanguage.get(language);
  if (known !== undefined) return known;
  const { ignored, groups } = searchWords[language];
  const made = new Map<string, Phrase[]>();
  for (const group of groups) {
    const stemmed = group.map((words) => words.map((word) => stemWord(word, language)));
    for (const [place, stems] of stemmed.entries()) {
      const others = group
        .filter((_, other) => other !== place)
        .flatMap((words) => words.filter((word) => !ignored.has(word)).map((word) => stemWord(word, language)));
      const [first = ''] = stems;
      made.set(first, [...(made.get(first) ?? []), { stems, alike: others }]);
    }
  }
  phrasesByLanguage.set(language, made);
  return made;
}
