import type { ChangeOptions } from '@airline/contract';

/** Tells whether a direction can be chosen to change: by itself, or where all change at once with all others. */
export function isChoiceOf({ bounds, isChangedTogether }: ChangeOptions, place: number): boolean {
  const counted = isChangedTogether ? bounds : bounds.slice(place, place + 1);
  return counted.every(({ state }) => state === 'changeable');
}

/** Gives the directions that are chosen when the person comes: those of the address, or what leaves no choice. */
export function firstChoice(options: ChangeOptions, wanted: readonly number[]): readonly number[] {
  const possible = options.bounds.flatMap((_, place) => (isChoiceOf(options, place) ? [place] : []));
  if (options.isChangedTogether || possible.length === 1) return possible;
  return possible.filter((place) => wanted.includes(place));
}
