/** The part of Vite's manifest that is read. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** The files of one prerendered page. */
export interface PageFiles {
  readonly entry: string;
  /** What the entry and the page import, each once, in that order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** What the page itself loads later: neither the entry nor the page imports it at once. */
  readonly later: readonly string[];
}

/**
 * Gives the scripts and stylesheets of the entry and of one page, and those that the page loads once a person is there.
 *
 * @throws when the build has no such page: its styles would be missing.
 */
export function filesOfPage(manifest: Manifest, module: string): PageFiles {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entryKey === undefined) throw new Error('The build has no entry script.');
  if (manifest[module] === undefined) {
    throw new Error(`'${module}' is no chunk of the build: name the file of the page as its route imports it.`);
  }
  const seen = new Set<string>();
  const ofEntry = chunksFrom(manifest, [entryKey], seen);
  const ofPage = chunksFrom(manifest, [module], seen);
  const ofLater = chunksFrom(
    manifest,
    ofPage.flatMap(({ dynamicImports = [] }) => dynamicImports),
    seen,
  );
  const entry = manifest[entryKey]?.file ?? '';
  const atOnce = [...ofEntry, ...ofPage];
  const styles = new Set(atOnce.flatMap(({ css = [] }) => css));
  return {
    entry,
    scripts: atOnce.map(({ file }) => file).filter((file) => file !== entry),
    styles: [...styles],
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
