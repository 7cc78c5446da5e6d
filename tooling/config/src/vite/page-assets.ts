/** The part of Vite's manifest that is read. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** The modules of one prerendered page, as the manifest names them. */
export interface PageModules {
  /** The file of its component. */
  readonly module: string;
  /** What it asks for as soon as it is loaded: its words, the session. */
  readonly beside: readonly string[];
  /** What it imports when a part of it comes into sight, and perhaps never. */
  readonly notAhead: readonly string[];
}

/** The files of one prerendered page. */
export interface PageFiles {
  readonly entry: string;
  /** What the entry and the page import, each once and after what it imports; last React's renderer, for which the entry waits. */
  readonly scripts: readonly string[];
  /** Those of the entry, then those of the page. */
  readonly styles: readonly string[];
  readonly entryStyles: readonly string[];
  /** What the page itself loads later: neither the entry nor the page imports it at once. */
  readonly later: readonly string[];
}

/** The module of React's renderer, which an app imports once it has begun to start: the end of its name in the build. */
export const rendererModule = 'app-shell/src/react-root.ts';

/**
 * Gives the scripts and stylesheets of the entry and of one page, and those that the page loads once a person is there.
 *
 * @throws when the build has no such page, whose styles would be missing, no renderer, or the page imports no such module.
 */
export function filesOfPage(manifest: Manifest, { module, beside, notAhead }: PageModules): PageFiles {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entryKey === undefined) throw new Error('The build has no entry script.');
  for (const key of [module, ...beside]) {
    if (manifest[key] === undefined) {
      throw new Error(`'${key}' is no chunk of the build: name the file as the page imports it.`);
    }
  }
  const rendererKey = Object.keys(manifest).find((key) => key.endsWith(rendererModule));
  if (rendererKey === undefined) throw new Error(`The build has no chunk of '${rendererModule}'.`);
  const seen = new Set<string>();
  const ofEntry = chunksFrom(manifest, [entryKey], seen);
  const ofPage = chunksFrom(manifest, [module, ...beside], seen);
  const ofRenderer = chunksFrom(manifest, [rendererKey], seen);
  const lazy = ofPage.flatMap(({ dynamicImports = [] }) => dynamicImports);
  for (const key of notAhead) {
    if (!lazy.includes(key)) throw new Error(`'${key}' is nothing that '${module}' imports later.`);
  }
  const ofLater = chunksFrom(
    manifest,
    lazy.filter((key) => !notAhead.includes(key)),
    seen,
  );
  const entry = manifest[entryKey]?.file ?? '';
  const atOnce = [...ofEntry, ...ofPage];
  const styles = new Set(atOnce.flatMap(({ css = [] }) => css));
  return {
    entry,
    scripts: [...atOnce, ...ofRenderer].map(({ file }) => file).filter((file) => file !== entry),
    styles: [...styles],
    entryStyles: [...new Set(ofEntry.flatMap(({ css = [] }) => css))],
    later: ofLater.flatMap(({ file, css = [] }) => [file, ...css]).filter((file) => !styles.has(file)),
  };
}

/** Lists the chunks that some of them import, themselves last, without those that were seen before. */
function chunksFrom(manifest: Manifest, keys: readonly string[], seen: Set<string>): readonly ManifestChunk[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [...chunksFrom(manifest, chunk.imports ?? [], seen), chunk];
  });
}
