/**
 * A trie over sorted words as flat arrays, level by level, so that a node's children stand side by side: they are those
 * from `firstChild[node]` to `firstChild[node + 1]`, by their letters. A node's words are those from `from` to `to`.
 */
export interface Trie {
  readonly letter: Int32Array;
  readonly firstChild: Int32Array;
  readonly depth: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The letters of a node and of all below it, by {@link letterBit}. */
  readonly below: Int32Array;
}

/** The node of the empty word. No node has it as a child, so that it also says that there is none. */
export const root = 0;

/** Gives a letter's bit in a set of letters: some share one, so that a set tells surely only what is not in it. */
export function letterBit(code: number): number {
  return 1 << (code & 31);
}

/** Builds the trie of words that are sorted by UTF-16 code units and all different. */
export function createTrie(words: readonly string[]): Trie {
  let capacity = 1;
  for (const word of words) capacity += word.length;
  const letter = new Int32Array(capacity);
  const firstChild = new Int32Array(capacity + 1);
  const depth = new Int32Array(capacity);
  const from = new Int32Array(capacity);
  const to = new Int32Array(capacity);
  to[root] = words.length;
  let nodes = 1;
  for (let node = root; node < nodes; node += 1) {
    const length = depth[node] ?? 0;
    const end = to[node] ?? 0;
    firstChild[node] = nodes;
    let place = from[node] ?? 0;
    if (words[place]?.length === length) place += 1;
    while (place < end) {
      const code = words[place]?.charCodeAt(length) ?? 0;
      letter[nodes] = code;
      depth[nodes] = length + 1;
      from[nodes] = place;
      do place += 1;
      while (place < end && words[place]?.charCodeAt(length) === code);
      to[nodes] = place;
      nodes += 1;
    }
  }
  firstChild[nodes] = nodes;
  return { letter, firstChild, depth, from, to, below: lettersBelow(letter, firstChild, nodes) };
}

function lettersBelow(letter: Int32Array, firstChild: Int32Array, nodes: number): Int32Array {
  const below = new Int32Array(nodes);
  for (let node = nodes - 1; node > root; node -= 1) {
    let letters = letterBit(letter[node] ?? 0);
    const end = firstChild[node + 1] ?? 0;
    for (let child = firstChild[node] ?? 0; child < end; child += 1) letters |= below[child] ?? 0;
    below[node] = letters;
  }
  return below;
}

/** Finds the node of a word's beginning, or of one that goes on from a node; the root when no word begins so. */
export function nodeOf({ letter, firstChild }: Trie, beginning: string, from = root): number {
  let node = from;
  for (let at = 0; at < beginning.length; at += 1) {
    const code = beginning.charCodeAt(at);
    const end = firstChild[node + 1] ?? 0;
    node = firstChild[node] ?? 0;
    while (node < end && letter[node] !== code) node += 1;
    if (node === end) return root;
  }
  return node;
}

/** Tells whether a word ends at a node: its children's words then begin behind it. */
export function endsWord({ firstChild, from, to }: Trie, node: number): boolean {
  const child = firstChild[node] ?? 0;
  return child === firstChild[node + 1] ? to[node] !== from[node] : from[child] !== from[node];
}
