import type { Hit } from './station-search-hits.ts';
import { createTrie, endsWord, nodeOf, root, type Trie } from './station-search-trie.ts';
import { longestWord, typosOf } from './station-search-typos.ts';

/**
 * How letters are written for one another by people who know a name by ear, in Spanish and in English, in the order in which
 * they are replaced. What is left is no spelling: it is only compared with another one that was made in the same way.
 */
const spellings: readonly (readonly [written: RegExp, sound: string])[] = [
  [/eigh|ii/g, 'i'],
  [/^kn/, 'n'],
  [/([nr])[dt]$/, '$1'],
  [/m$/, 'n'],
  [/tle$|t[aeo]l$/, 'tl'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/tch|ch|sh/g, '3'],
  [/th/g, 't'],
  [/^(?:gu|hu|wh|u)(?=[aeio])/, 'w'],
  [/gu(?=[ei])/g, 'g'],
  [/gu(?=[ao])/g, 'w'],
  [/qu|ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, ''],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/v/g, 'b'],
  [/ll(?=[aou])/g, 'y'],
  [/[jh]/g, ''],
  [/a([bdfgklmnprst])e$/, 'e$1'],
  [/ew|iu|oo|ou/g, 'u'],
  [/y(?=[aeiou])/g, ''],
  [/ue|au|aw|ao|oa/g, 'o'],
  [/ee|ea|ey|ie|ia(?=[^s])/g, 'i'],
  [/ei|ai|ay/g, 'e'],
  [/y/g, 'i'],
  [/m(?=[pbf])/g, 'n'],
  [/(.[bdfgklmnprst3])e$/, '$1'],
  [/(.)\1+/g, '$1'],
];

/** Writes a folded word as it sounds: `guachinton` and `Washington` become nearly the same. */
export function soundOf(word: string): string {
  return spellings.reduce((sound, [written, other]) => sound.replace(written, other), word);
}

/** A shorter sound says nothing (`zzzz`), and one that is shorter than a beginning begins too many words. */
const shortestSound = 2;
const shortestBeginning = 3;

/** No name has so many consonants in a row: what a hand strikes at random sounds like nothing. */
const unspeakable = /[bcdfghjklmnpqrstvwxz]{5}/;

/** The words of an index by their sounds. */
export interface Sounds {
  readonly trie: Trie;
  /** The words of sound `n`, as nodes of the index's trie, are those from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Int32Array;
  readonly nodes: Int32Array;
}

/** Puts the words of an index together by their sounds. */
export function createSounds(words: readonly string[], trie: Trie): Sounds {
  const bySound = new Map<string, string[]>();
  const add = (word: string, sound: string) => {
    const alike = bySound.get(sound);
    if (alike) alike.push(word);
    else if (sound !== '') bySound.set(sound, [word]);
  };
  for (const word of words) {
    const sound = soundOf(word);
    add(word, sound);
    if (/^[hj]/.test(word)) add(word, breath + sound);
    // Who reads English says one L where Spanish says a Y: `dalaz` and `dayas` are Dallas.
    const english = word.includes('ll') ? soundOf(word.replaceAll('ll', 'l')) : sound;
    if (english !== sound) add(word, english);
  }
  const sounds = [...bySound.keys()].toSorted();
  const starts = [0];
  const nodes: number[] = [];
  for (const sound of sounds) {
    for (const word of bySound.get(sound) ?? []) nodes.push(nodeOf(trie, word));
    starts.push(nodes.length);
  }
  return { trie: createTrie(sounds), starts: Int32Array.from(starts), nodes: Int32Array.from(nodes) };
}

/**
 * The sound of a J that begins a typed word: Spanish and English hear an H or a J in it, and never nothing, so that `jaun` is
 * no `Ont`. An H of a name may be silent, and is heard in both ways.
 */
const breath = 'h';

/**
 * Finds the words that sound like the typed one or, from `shortest` letters of its sound on, begin so, with at most so many
 * mistakes in the sound.
 */
export function soundsOf(
  { trie, starts, nodes }: Sounds,
  typed: string,
  mistakes: number,
  shortest = shortestBeginning,
): Hit[] {
  const sound = (typed.startsWith('j') ? breath : '') + soundOf(typed);
  if (sound.length < shortestSound || sound.length > longestWord) return [];
  const found =
    mistakes > 0 && sound.length >= shortestBeginning && !unspeakable.test(typed) ? typosOf(trie, sound, mistakes) : [];
  const same = nodeOf(trie, sound);
  if (same !== root) found.push({ node: same, mistakes: 0, isFirstLetterRight: true, isByEar: true });
  return found.flatMap(({ node, mistakes: wrong, isFirstLetterRight }) => {
    const from = trie.from[node] ?? 0;
    const isWhole = sound.length < shortest;
    if (isWhole && !endsWord(trie, node)) return [];
    const to = isWhole ? from + 1 : (trie.to[node] ?? 0);
    return Array.from(nodes.subarray(starts[from], starts[to]), (word) => ({
      node: word,
      mistakes: wrong + 1,
      isFirstLetterRight,
      isByEar: wrong === 0,
    }));
  });
}
