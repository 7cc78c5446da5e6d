const mostTags = 20;

/**
 * Reads the language tags of an `Accept-Language` header, the most wanted first; equals stay in their order, and what has no weight of its own
 * or a weight of 0 is left out. Source: RFC 9110 §12.5.4.
 */
export function parseAcceptLanguage(header = ''): readonly string[] {
  return header
    .split(',', mostTags)
    .flatMap((part) => {
      const [, tag, weight = '1'] = /^\s*([A-Za-z0-9-]+)\s*(?:;\s*[Qq]=([01](?:\.\d{0,3})?)\s*)?$/.exec(part) ?? [];
      return tag === undefined || Number(weight) === 0 ? [] : [{ tag, weight: Number(weight) }];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
