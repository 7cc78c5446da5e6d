import { propertyRuns } from '@tooling/config/property-runs';
import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { excerptOf, markText } from './excerpt.ts';
import { foldText, wordsOf } from './fold-text.ts';
import { createSiteIndex } from './index.ts';
import { editDistance } from './spelling.ts';
import { stemWord } from './stem-word.ts';

const language = constantFrom('es' as const, 'en' as const);
const anyText = string({ unit: 'binary', maxLength: 400 });
const flights = { title: () => 'Flights', text: () => '', address: () => '/', kind: 'Places' };
const html = '<main><h1>Ayuda</h1><h2 id="bags">Equipaje</h2><p>La maleta no llegó. Avise en el mostrador.</p></main>';
const index = createSiteIndex(
  [
    { path: '/help/', language: 'es', html },
    { path: '/help/', language: 'en', html },
  ],
  { es: flights, en: flights },
);

test('any text is searched and suggested for, and scores stand between 0 and 1', () => {
  assert(
    property(anyText, language, (query, asked) => {
      const { found } = index.search({ query, collection: 'site', language: asked });
      for (const { relevance } of found) expect(relevance > 0 && relevance <= 1).toBe(true);
      index.suggest({ query, collection: 'site', language: asked });
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('marks are in order, within the text, and on whole words', () => {
  assert(
    property(anyText, language, (text, asked) => {
      const stems = new Set(wordsOf(text).map(({ word }) => stemWord(word, asked)));
      for (const marked of [markText(text, stems, asked), excerptOf(text, stems, asked)]) {
        let end = 0;
        for (const [from, to] of marked.marks) {
          expect(from >= end && to > from && to <= marked.text.length).toBe(true);
          expect(stems.has(stemWord(foldText(marked.text.slice(from, to)), asked))).toBe(true);
          end = to;
        }
      }
    }),
  );
});

test('mistakes are counted the same both ways, and none from a word to itself', () => {
  const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 8 });
  assert(
    property(word, word, (one, other) => {
      expect(editDistance(one, other, 3)).toBe(editDistance(other, one, 3));
      expect(editDistance(one, one, 0)).toBe(0);
    }),
  );
});
