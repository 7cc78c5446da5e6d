import { brotliCompressSync } from 'node:zlib';

import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';

import { joinShared } from './join-shared.ts';

/** The chunk of all that an app's entry imports: no page comes without it. */
const coreChunk = 'core';

/** What a build begins with: the document, and the script that it names. */
const entryModule = /(?:\.html|\/src\/main\.tsx)$/;

/** The pages that most people open, the first of them first, and as how many others each counts: what a shared link leads to, too. */
const weights: ReadonlyMap<string, number> = new Map([
  ['HomePage', 150],
  ['FlightsPage', 150],
]);

interface SharedChunksOptions {
  /** Makes the plugins that decide which scripts an app has, and what stands in them. */
  readonly scriptPlugins: () => PluginOption[];
  /** The modules that have a chunk of their own. */
  readonly libraries: readonly { readonly name: string; readonly test: RegExp }[];
}

/**
 * Puts what several lazy imports share into few chunks. The bundler alone makes one for each set of pages that share
 * something: nobody fetches a byte in vain, and a page is seventy requests, which take longer than the bytes.
 *
 * The app is built once for it, as the bundler alone would: what is left of each module is known only then.
 */
export function sharedChunks({ scriptPlugins, libraries }: SharedChunksOptions): Plugin {
  const own = libraries.map((library) => ({ ...library, priority: 1 }));
  const splitInto = (groups: Rolldown.CodeSplittingGroup[]) => ({ output: { codeSplitting: { groups } } });
  return {
    name: 'shared-chunks',
    apply: 'build',
    async config({ root, base, build: options = {} }) {
      const alone: UserConfig = {
        ...(root === undefined ? {} : { root }),
        ...(base === undefined ? {} : { base }),
        plugins: scriptPlugins(),
        build: { ...options, write: false, rolldownOptions: { ...options.rolldownOptions, ...splitInto([...own]) } },
      };
      const built = (await build({ ...alone, configFile: false, logLevel: 'error' })) as Rolldown.RolldownOutput;
      const chunks = nameChunks(built, (id) => own.some(({ test }) => test.test(id)));
      const chunkOf = (id: string): string | null => chunks.get(id) ?? null;
      return {
        build: { rolldownOptions: splitInto([...own, { name: chunkOf, includeDependenciesRecursively: false }]) },
      };
    },
  };
}

/** Gives the chunk of each module that shares one; the bundler decides about the others. */
function nameChunks(
  built: Rolldown.RolldownOutput,
  hasOwnChunk: (moduleId: string) => boolean,
): ReadonlyMap<string, string> {
  const chunks = new Map(
    built.output.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const ofEntry = closureOf(
    chunks,
    [...chunks.values()].filter(({ isEntry }) => isEntry),
  );
  const users = new Map<Rolldown.OutputChunk, Set<string>>();
  for (const page of chunks.values()) {
    if (!page.isDynamicEntry) continue;
    for (const chunk of closureOf(chunks, [page])) users.set(chunk, (users.get(chunk) ?? new Set()).add(page.fileName));
  }
  const isOpen = ({ isDynamicEntry, moduleIds }: Rolldown.OutputChunk): boolean =>
    !isDynamicEntry && moduleIds.length > 0 && !moduleIds.some(hasOwnChunk);
  const names = new Map<string, string>();
  for (const chunk of ofEntry) {
    if (!isOpen(chunk)) continue;
    // The entry's own module stays its entry; with all others in one chunk, names that stand in several are written once.
    for (const id of chunk.moduleIds) if (!entryModule.test(id)) names.set(id, coreChunk);
  }
  const shared = [...users].filter(([chunk]) => isOpen(chunk) && !ofEntry.has(chunk));
  const joined = joinShared(
    shared.map(([{ fileName, code, viteMetadata }, pages]) => ({
      ids: [fileName],
      users: pages,
      bytes: brotliCompressSync(code).length,
      hasStyles: (viteMetadata?.importedCss.size ?? 0) > 0,
    })),
    (fileName) => chunks.get(fileName)?.imports ?? [],
    (fileName) => weights.get(chunks.get(fileName)?.name ?? '') ?? 1,
  );
  for (const [at, fileNames] of joined.entries()) {
    for (const id of fileNames.flatMap((fileName) => chunks.get(fileName)?.moduleIds ?? [])) {
      names.set(id, `shared-${at + 1}`);
    }
  }
  return names;
}

function closureOf(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  from: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const seen = new Set<Rolldown.OutputChunk>();
  const waiting = [...from];
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    waiting.push(...chunk.imports.map((name) => chunks.get(name)).filter((imported) => imported !== undefined));
  }
  return seen;
}
