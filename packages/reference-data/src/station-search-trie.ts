/** A trie over sorted words as flat arrays: a node's words are the half-open range `from[node]` to `to[node]`. */
export interface Trie {
  readonly letter: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  readonly depth: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** The node of the empty word. No node has it as a child, so that it also says that there is none. */
export const root = 0;

/** Builds the trie of words that are sorted by UTF-16 code units and all different. */
export function createTrie(words: readonly string[]): Trie {
  const capacity = words.reduce((sum, word) => sum + word.length, 1);
  const letter = new Int32Array(capacity);
  const firstChild = new Int32Array(capacity);
  const nextSibling = new Int32Array(capacity);
  const depth = new Int32Array(capacity);
  const from = new Int32Array(capacity);
  const to = new Int32Array(capacity);
  const path = [root];
  const newestChild = new Int32Array(capacity);
  let nodes = 1;
  let previous = '';
  for (const [place, word] of words.entries()) {
    let shared = 0;
    while (shared < previous.length && previous.charCodeAt(shared) === word.charCodeAt(shared)) shared += 1;
    path.length = shared + 1;
    for (let at = shared; at < word.length; at += 1) {
      const parent = path[at] ?? root;
      const node = nodes;
      nodes += 1;
      letter[node] = word.charCodeAt(at);
      depth[node] = at + 1;
      from[node] = place;
      const elder = newestChild[parent] ?? root;
      if (elder === root) firstChild[parent] = node;
      else nextSibling[elder] = node;
      newestChild[parent] = node;
      path.push(node);
    }
    for (const node of path) to[node] = place + 1;
    previous = word;
  }
  return { letter, firstChild, nextSibling, depth, from, to };
}

/** Finds the node of a word's beginning, or the root when no word begins so. */
export function nodeOf({ letter, firstChild, nextSibling }: Trie, beginning: string): number {
  let node = root;
  for (let at = 0; at < beginning.length; at += 1) {
    const code = beginning.charCodeAt(at);
    node = firstChild[node] ?? root;
    while (node !== root && letter[node] !== code) node = nextSibling[node] ?? root;
    if (node === root) return root;
  }
  return node;
}
