import type { PluralTexts, TimeUnit } from './rule.ts';

const counter = /\{\{(minutes|hours|days)\}\}/;
const placeholder = /\{\{(minutes|hours|days|optInEndsAt)\}\}/g;

/** Gives the unit of the number that a text names, if it names one. */
export function findCounter(text: string | PluralTexts): TimeUnit | undefined {
  return counter.exec(typeof text === 'string' ? text : text.other)?.[1] as TimeUnit | undefined;
}

/** Picks the form for a count and puts the values into it. */
export function fillText(text: string | PluralTexts, count: number | undefined, optInEndsAt: string): string {
  return chooseForm(text, count).replaceAll(placeholder, (_all, name) =>
    name === 'optInEndsAt' ? optInEndsAt : String(count),
  );
}

function chooseForm(text: string | PluralTexts, count: number | undefined): string {
  if (typeof text === 'string') return text;
  if (count === 0) return text.zero ?? text.other;
  return count === 1 ? text.one : text.other;
}
