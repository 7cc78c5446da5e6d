import type { SiteSuggestion } from './site-index.ts';

/** How suggestions are ordered: by weight, the shortest first, or by the alphabet. */
export type SuggestionOrder = 'weight' | 'length' | 'alphabet';

export interface WeighedSuggestion extends SiteSuggestion {
  /** From 0 to 100. */
  readonly weight: number;
}

/**
 * Weighs suggestions and puts them in order. `alpha` says what their weight is made of: 1 is how well each fits what was typed, 0 how
 * short it is beside the shortest.
 */
export function weighSuggestions(
  suggestions: readonly SiteSuggestion[],
  {
    alpha,
    order,
    show,
    collator,
  }: {
    readonly alpha: number;
    readonly order: SuggestionOrder;
    readonly show: number;
    readonly collator: Intl.Collator;
  },
): readonly WeighedSuggestion[] {
  const shortest = Math.min(...suggestions.map(({ title }) => title.length));
  const weighed = suggestions.map((suggestion) => {
    const shortness = shortest / suggestion.title.length;
    return { ...suggestion, weight: 100 * (alpha * suggestion.relevance + (1 - alpha) * shortness) };
  });
  // Of what fits too little nothing is shown, however it is ordered.
  const byWeight = weighed.toSorted((a, b) => b.weight - a.weight).slice(0, show);
  if (order === 'length') return byWeight.toSorted((a, b) => a.title.length - b.title.length);
  return order === 'alphabet' ? byWeight.toSorted((a, b) => collator.compare(a.title, b.title)) : byWeight;
}
