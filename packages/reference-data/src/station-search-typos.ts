import type { Hit } from './station-search-hits.ts';
import { root, type Trie } from './station-search-trie.ts';

const longestWord = 32;

/** How many mistakes a word may have, by its length: a short word with one mistake would be any other. */
export function mistakesAllowed(length: number): number {
  if (length < 3 || length > longestWord) return 0;
  if (length < 6) return 1;
  return length < 11 ? 2 : 3;
}

/**
 * Finds the beginnings of words that the typed word becomes with at most `limit` mistakes: a letter too many, too few,
 * wrong, or two neighbours swapped.
 *
 * Optimal string alignment distance, a row for each node of the trie on the way down; of a row only the band of columns
 * is computed that can stay within the limit, with a number past the limit on either side of it.
 */
export function typosOf({ letter, firstChild, nextSibling }: Trie, typed: string, limit: number): Hit[] {
  const length = typed.length;
  const width = length + 2;
  const rows = new Uint8Array(width * (length + limit + 1));
  for (let column = 0; column <= length; column += 1) rows[column] = column;
  const found: Hit[] = [];

  /** Fills the row of a node from those above it, and gives the smallest number in it. */
  function fillRow(depth: number, code: number, above: number): number {
    const row = depth * width;
    const begin = Math.max(1, depth - limit);
    const end = Math.min(length, depth + limit);
    rows[row + begin - 1] = begin === 1 ? depth : limit + 1;
    let left = begin === 1 ? depth : limit + 1;
    let least = left;
    for (let column = begin; column <= end; column += 1) {
      const wanted = typed.charCodeAt(column - 1);
      const diagonal = rows[row - width + column - 1] ?? 0;
      let cost = diagonal;
      if (wanted !== code) {
        cost = 1 + Math.min(diagonal, left, rows[row - width + column] ?? 0);
        if (column > 1 && depth > 1 && wanted === above && typed.charCodeAt(column - 2) === code) {
          cost = Math.min(cost, 1 + (rows[row - 2 * width + column - 2] ?? 0));
        }
      }
      rows[row + column] = cost;
      left = cost;
      if (cost < least) least = cost;
    }
    rows[row + end + 1] = limit + 1;
    return least;
  }

  function walk(parent: number, depth: number, above: number, best: number, isFirstLetterRight: boolean): void {
    for (let node = firstChild[parent] ?? root; node !== root; node = nextSibling[node] ?? root) {
      const code = letter[node] ?? 0;
      if (fillRow(depth, code, above) > best) continue;
      const isRight = depth === 1 ? code === typed.charCodeAt(0) : isFirstLetterRight;
      const mistakes = depth < length - limit ? limit + 1 : (rows[depth * width + length] ?? 0);
      const isFound = mistakes <= best;
      if (isFound) found.push({ node, mistakes, isFirstLetterRight: isRight });
      if (depth < length + limit) walk(node, depth + 1, code, isFound ? mistakes : best, isRight);
    }
  }

  walk(root, 1, 0, limit, true);
  return found;
}
