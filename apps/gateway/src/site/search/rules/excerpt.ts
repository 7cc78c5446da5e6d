import type { Language } from '@airline/contract';

import { wordsOf } from './fold-text.ts';
import { stemWord } from './stem-word.ts';

/** Parts of a text: first UTF-16 unit and the unit after the last one, in order. */
export type TextMarks = [number, number][];

/** A part of a text, with what a search found in it. */
export interface MarkedText {
  readonly text: string;
  readonly marks: TextMarks;
}

/** As much of a text as a result shows, in UTF-16 units. */
const longestExcerpt = 190;

/** Marks the words of a text whose stems were found. */
export function markText(text: string, stems: ReadonlySet<string>, language: Language): MarkedText {
  const marks: TextMarks = [];
  for (const { word, start, end } of wordsOf(text)) {
    if (stems.has(stemWord(word, language))) marks.push([start, end]);
  }
  return { text, marks };
}

/** Takes the part of a text that has most of what was found, from the beginning of a sentence where there is one. */
export function excerptOf(text: string, stems: ReadonlySet<string>, language: Language): MarkedText {
  if (text.length <= longestExcerpt) return markText(text, stems, language);
  const { marks } = markText(text, stems, language);
  const starts = [0, ...Array.from(text.matchAll(/[.:;?!] (?=\S)/g), ({ index }) => index + 2)];
  const counts = starts.map((start) => marks.filter((mark) => isWithin(mark, start, start + longestExcerpt)).length);
  const most = Math.max(...counts);
  const start = starts[counts.indexOf(most)] ?? 0;
  const end = endOfWord(text, start + longestExcerpt);
  const before = start === 0 ? '' : '… ';
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end).trimEnd() + (end < text.length ? ' …' : ''),
    marks: marks.filter((mark) => isWithin(mark, start, end)).map(([from, to]) => [from + shift, to + shift]),
  };
}

function isWithin([from, to]: TextMarks[number], start: number, end: number): boolean {
  return from >= start && to <= end;
}

function endOfWord(text: string, limit: number): number {
  if (limit >= text.length) return text.length;
  const space = text.lastIndexOf(' ', limit);
  return space > 0 ? space : limit;
}
