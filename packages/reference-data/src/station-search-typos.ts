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
 * wrong, or two neighbours swapped (optimal string alignment distance, computed row by row down the trie).
 */
export function typosOf(trie: Trie, typed: string, limit: number): Hit[] {
  const { letter, firstChild, nextSibling } = trie;
  const width = typed.length + 1;
  const rows = new Uint8Array(width * (typed.length + limit + 2));
  for (let column = 0; column < width; column += 1) rows[column] = column;
  const found: Hit[] = [];

  /** Fills the row of a node from those above it, and gives the smallest number in it. */
  function fillRow(depth: number, code: number, above: number): number {
    const row = depth * width;
    rows[row] = depth;
    let least = depth;
    for (let column = 1; column < width; column += 1) {
      const wanted = typed.charCodeAt(column - 1);
      let cost = Math.min(
        (rows[row - width + column - 1] ?? 0) + (wanted === code ? 0 : 1),
        (rows[row - width + column] ?? 0) + 1,
        (rows[row + column - 1] ?? 0) + 1,
      );
      if (depth > 1 && column > 1 && wanted === above && typed.charCodeAt(column - 2) === code) {
        cost = Math.min(cost, (rows[row - 2 * width + column - 2] ?? 0) + 1);
      }
      rows[row + column] = cost;
      if (cost < least) least = cost;
    }
    return least;
  }

  function walk(parent: number, depth: number, above: number, best: number, isFirstLetterRight: boolean): void {
    for (let node = firstChild[parent] ?? root; node !== root; node = nextSibling[node] ?? root) {
      const code = letter[node] ?? 0;
      const least = fillRow(depth, code, above);
      if (least > best) continue;
      const isRight = depth === 1 ? code === typed.charCodeAt(0) : isFirstLetterRight;
      const mistakes = rows[depth * width + width - 1] ?? 0;
      const isFound = mistakes <= best;
      if (isFound) found.push({ node, mistakes, isFirstLetterRight: isRight });
      if (depth < typed.length + limit) walk(node, depth + 1, code, isFound ? mistakes : best, isRight);
    }
  }

  walk(root, 1, 0, limit, true);
  return found;
}
