/** Divides a list into lists of some length, the last of which may be shorter. */
export function inChunks<Item>(items: readonly Item[], length: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, place) =>
    items.slice(place * length, (place + 1) * length),
  );
}
