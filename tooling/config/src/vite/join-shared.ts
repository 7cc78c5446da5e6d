/** Modules that the same lazy imports use. */
export interface SharedModules {
  readonly ids: readonly string[];
  /** The lazy imports that use them. */
  readonly users: ReadonlySet<string>;
  /** As they come over the line. */
  readonly bytes: number;
  /** Whether a stylesheet comes with them, which is one request more. */
  readonly hasStyles: boolean;
}

/**
 * What a phone could receive while it waits for one request more: at 400 kbit/s and 400 ms, with six requests at a time, a
 * request takes a sixth of 400 ms, in which 3.3 kB come.
 */
const requestBytes = 3_300;

/**
 * Joins sets of modules as long as the requests that are saved weigh more than what comes in vain, the best two first. With a
 * set come those that it imports. What is opened more often than others weighs more, in both. No two joined sets import each other, by way of others neither: none would be ready when
 * the other one starts.
 */
export function joinShared(
  sets: readonly SharedModules[],
  importsOf: (id: string) => readonly string[],
  weightOf: WeightOfUser = () => 1,
): readonly (readonly string[])[] {
  const savedByTwo = rememberTwo((one, other) => savedByThemselves(one, other, weightOf));
  let joined = [...sets];
  for (;;) {
    const imports = importsBetween(joined, importsOf);
    const best = bestTwo(joined, imports, savedByTwo, weightOf);
    if (best === undefined) return joined.map(({ ids }) => ids);
    const { one, other } = best;
    const users = new Set([...one.users, ...other.users]);
    const comeAlong = new Set([...imports.allOf(one), ...imports.allOf(other)]);
    joined = [
      ...joined
        .filter((set) => set !== one && set !== other)
        .map((set) => (comeAlong.has(set) ? { ...set, users: new Set([...set.users, ...users]) } : set)),
      {
        ids: [...one.ids, ...other.ids],
        users,
        bytes: one.bytes + other.bytes,
        hasStyles: one.hasStyles || other.hasStyles,
      },
    ];
  }
}

/** Says as how many lazy imports one counts. */
type WeightOfUser = (user: string) => number;

interface TwoSets {
  readonly one: SharedModules;
  readonly other: SharedModules;
  readonly saved: number;
}

type SavedByTwo = (one: SharedModules, other: SharedModules) => number;

/** Counts once for each two sets: most are as they were when the next two are looked for. */
function rememberTwo(count: SavedByTwo): SavedByTwo {
  const counted = new WeakMap<SharedModules, WeakMap<SharedModules, number>>();
  return (one, other) => {
    const known = counted.get(one) ?? new WeakMap<SharedModules, number>();
    counted.set(one, known);
    const saved = known.get(other) ?? count(one, other);
    known.set(other, saved);
    return saved;
  };
}

/** Finds the two sets that are best joined, of those that may be; `undefined` where nothing is saved any more. */
function bestTwo(
  sets: readonly SharedModules[],
  imports: Imports,
  savedByTwo: SavedByTwo,
  weightOf: WeightOfUser,
): TwoSets | undefined {
  let best: TwoSets | undefined;
  const atMost = sets
    .flatMap((one, at) => sets.slice(at + 1).map((other) => ({ one, other, saved: savedByTwo(one, other) })))
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved);
  for (const { one, other, saved: most } of atMost) {
    if (best !== undefined && most <= best.saved) break;
    const saved = most - vainImports(one, other, imports, weightOf) - vainImports(other, one, imports, weightOf);
    if (saved <= (best?.saved ?? 0)) continue;
    if (!isBetween(imports, one, other) && !isBetween(imports, other, one)) best = { one, other, saved };
  }
  return best;
}

/** Counts the bytes that are saved when two sets are joined, without what they import. */
function savedByThemselves(one: SharedModules, other: SharedModules, weightOf: WeightOfUser): number {
  const requests = one.hasStyles && other.hasStyles ? 2 : 1;
  let saved = 0;
  for (const user of one.users)
    saved += weightOf(user) * (other.users.has(user) ? requests * requestBytes : -other.bytes);
  for (const user of other.users) if (!one.users.has(user)) saved -= weightOf(user) * one.bytes;
  return saved;
}

/** Counts what the users of a set receive in vain of what another one imports, once that is joined to it. */
function vainImports({ users }: SharedModules, other: SharedModules, imports: Imports, weightOf: WeightOfUser): number {
  let vain = 0;
  for (const set of imports.allOf(other)) {
    if (set === other) continue;
    for (const user of users) if (!set.users.has(user)) vain += weightOf(user) * (set.bytes + requestBytes);
  }
  return vain;
}

/** Which sets import which. */
interface Imports {
  readonly of: (set: SharedModules) => readonly SharedModules[];
  /** Gives a set and all that it imports, by way of others too. */
  readonly allOf: (set: SharedModules) => ReadonlySet<SharedModules>;
}

function importsBetween(sets: readonly SharedModules[], importsOf: (id: string) => readonly string[]): Imports {
  const setOf = new Map(sets.flatMap((set) => set.ids.map((id) => [id, set] as const)));
  const imports = new Map(
    sets.map((set) => [
      set,
      [...new Set(set.ids.flatMap(importsOf).map((id) => setOf.get(id)))].filter(
        (imported) => imported !== undefined && imported !== set,
      ) as readonly SharedModules[],
    ]),
  );
  const known = new Map<SharedModules, ReadonlySet<SharedModules>>();
  const of: Imports['of'] = (set) => imports.get(set) ?? [];
  return {
    of,
    allOf(from) {
      const found = known.get(from);
      if (found !== undefined) return found;
      const seen = new Set([from]);
      // What is added while they are gone through is gone through too.
      for (const set of seen) for (const imported of of(set)) seen.add(imported);
      known.set(from, seen);
      return seen;
    },
  };
}

/** Tells whether the one imports the other by way of a third. */
function isBetween(imports: Imports, from: SharedModules, to: SharedModules): boolean {
  return imports.of(from).some((set) => set !== to && imports.allOf(set).has(to));
}
