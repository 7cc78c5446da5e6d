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
  let capacity = 1;
  for (const word of words) capacity += word.length;
  const letter = new Int32Array(capacity);
  const firstChild = new Int32Array(capacity);
  const nextSibling = new Int32Array(capacity);
  const depth = new Int32Array(capacity);
  const from = new Int32Array(capacity);
  const to = new Int32Array(capacity);
  /** The nodes of the newest word, the root first: a node with the same parent as a later one is its elder sibling. */
  const path: number[] = [root];
  let nodes = 1;
  let previous = '';
  for (let place = 0; place <= words.length; place += 1) {
    const word = words[place] ?? '';
    let shared = 0;
    while (shared < previous.length && previous.charCodeAt(shared) === word.charCodeAt(shared)) shared += 1;
    for (let at = previous.length; at > shared; at -= 1) to[path[at] ?? root] = place;
    for (let at = shared; at < word.length; at += 1) {
      letter[nodes] = word.charCodeAt(at);
      depth[nodes] = at + 1;
      from[nodes] = place;
      if (at === shared && at < previous.length) nextSibling[path[at + 1] ?? root] = nodes;
      else firstChild[path[at] ?? root] = nodes;
      path[at + 1] = nodes;
      nodes += 1;
    }
    previous = word;
  }
  to[root] = words.length;
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
