import type { Hit } from './station-search-hits.ts';
import { letterBit, root, type Trie } from './station-search-trie.ts';

/** A longer word has no room in the bits of one number. */
export const longestWord = 32;

/**
 * How many mistakes a word may have, by its length: a short word with one mistake would be any other. Six letters with two
 * wrong ones are another word, unless both sound alike (`mayami`).
 */
export function mistakesAllowed(length: number): { readonly inLetters: number; readonly inSound: number } {
  if (length < 3 || length > longestWord) return { inLetters: 0, inSound: 0 };
  if (length < 6) return { inLetters: 1, inSound: 0 };
  if (length < 7) return { inLetters: 1, inSound: 1 };
  return length < 11 ? { inLetters: 2, inSound: 1 } : { inLetters: 3, inSound: 2 };
}

/** A letter below this code has its columns in a table; those above are rare, and looked for in the word. */
const tabled = 128;

/** One search for the typos of a word: what its walk down the trie reads and writes. */
interface Walk {
  readonly trie: Trie;
  readonly typed: string;
  /** The bit of the last column. */
  readonly whole: number;
  /** Of a letter, the columns in which the typed word has it: bit `n` is its letter `n`, from 0. */
  readonly table: Int32Array;
  /** The letters that the typed word has from a column on, as the trie has those below a node. */
  readonly ahead: Int32Array;
  readonly width: number;
  readonly rows: Int32Array;
  /** What the rows of a node's children have by a right letter, by a swap, and by whatever letter. */
  readonly byMatch: Int32Array;
  readonly bySwap: Int32Array;
  readonly byAny: Int32Array;
  readonly found: Hit[];
}

function createWalk(trie: Trie, typed: string, limit: number): Walk {
  const table = new Int32Array(tabled);
  const ahead = new Int32Array(typed.length + 1);
  for (let at = typed.length - 1; at >= 0; at -= 1) {
    const code = typed.charCodeAt(at);
    if (code < tabled) table[code] = (table[code] ?? 0) | (1 << at);
    ahead[at] = (ahead[at + 1] ?? 0) | letterBit(code);
  }
  const width = limit + 1;
  /** Above the rows of the first letters stand that of the root, and an empty one, where no swap can begin. */
  const size = width * (typed.length + limit + 3);
  const rows = new Int32Array(size);
  for (let mistakes = 1; mistakes <= limit; mistakes += 1) rows[width + mistakes] = (1 << mistakes) - 1;
  return {
    trie,
    typed,
    whole: 1 << (typed.length - 1),
    table,
    ahead,
    width,
    rows,
    byMatch: new Int32Array(size),
    bySwap: new Int32Array(size),
    byAny: new Int32Array(size),
    found: [],
  };
}

function columnsOf(typed: string, code: number): number {
  let columns = 0;
  for (let at = 0; at < typed.length; at += 1) if (typed.charCodeAt(at) === code) columns |= 1 << at;
  return columns;
}

/** Prepares the rows of a node's children, which are empty below `least` mistakes. */
function prepare({ rows, byMatch, bySwap, byAny, width }: Walk, depth: number, least: number, most: number): void {
  const row = (depth + 1) * width;
  for (let at = row; at < row + least; at += 1) rows[at] = 0;
  for (let mistakes = least; mistakes <= most; mistakes += 1) {
    const at = row + mistakes;
    const start = depth <= mistakes + 1 ? 1 : 0;
    byMatch[at] = ((rows[at - width] ?? 0) << 1) | start;
    if (mistakes === 0) continue;
    const fewer = rows[at - width - 1] ?? 0;
    bySwap[at] = ((rows[at - 2 * width - 1] ?? 0) << 2) | (start << 1);
    byAny[at] = fewer | (fewer << 1) | (depth <= mistakes ? 1 : 0);
  }
}

/** How many bits are set. */
function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Fills the rows of a node's children, and goes on below those from which the typed word may still be reached: each letter
 * that it has behind the last column and the trie has not below the node is one more mistake.
 */
function walkBelow(
  walk: Walk,
  parent: number,
  depth: number,
  above: number,
  least: number,
  most: number,
  isRight: boolean,
): void {
  prepare(walk, depth, least, most);
  const { trie, typed, whole, table, ahead, width, rows, byMatch, bySwap, byAny, found } = walk;
  const { letter, firstChild, below } = trie;
  const row = (depth + 1) * width;
  const end = firstChild[parent + 1] ?? 0;
  for (let node = firstChild[parent] ?? 0; node < end; node += 1) {
    const code = letter[node] ?? 0;
    const columns = code < tabled ? (table[code] ?? 0) : columnsOf(typed, code);
    const swapped = (columns << 1) & above;
    let set = 0;
    for (let at = row + least; at <= row + most; at += 1) {
      set = ((byMatch[at] ?? 0) & columns) | ((bySwap[at] ?? 0) & swapped) | (byAny[at] ?? 0) | (set << 1);
      rows[at] = set;
    }
    if (set === 0 && depth > most) continue;
    const isFirstLetterRight = depth === 1 ? (columns & 1) === 1 : isRight;
    let best = most;
    if ((set & whole) !== 0) {
      best = least;
      while (((rows[row + best] ?? 0) & whole) === 0) best += 1;
      found.push({ node, mistakes: best, isFirstLetterRight, isByEar: false });
    }
    let fewest = least;
    while (fewest < best && depth > fewest && rows[row + fewest] === 0) fewest += 1;
    const missing = (ahead[32 - Math.clz32(set)] ?? 0) & ~(below[node] ?? 0);
    if (fewest + countOf(missing) <= best) walkBelow(walk, node, depth + 1, columns, fewest, best, isFirstLetterRight);
  }
}

/**
 * Finds the beginnings of words that the typed word, of 32 letters at most, becomes with at most `limit` mistakes: a letter
 * too many, too few, wrong, or two neighbours swapped.
 *
 * Optimal string alignment distance, all columns of a row of its table at once. Each node on the way down the trie has a
 * row of sets, one for each number of mistakes: bit `n` tells that the first `n + 1` typed letters become the letters down
 * to the node with so many mistakes or fewer. No typed letter becomes them with as many mistakes as they are, which
 * needs no bit.
 */
export function typosOf(trie: Trie, typed: string, limit: number): Hit[] {
  const walk = createWalk(trie, typed, limit);
  walkBelow(walk, root, 1, 0, 0, limit, true);
  return walk.found;
}
