/** The part of Vite's manifest that is read. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * Gives the scripts and stylesheets of the entry and of one page, each once, in the order in which they are imported.
 *
 * @throws when the build has no such page: its styles would be missing.
 */
export function filesOfPage(
  manifest: Manifest,
  module: string,
): { readonly entry: string; readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entryKey === undefined) throw new Error('The build has no entry script.');
  if (manifest[module] === undefined) {
    throw new Error(`'${module}' is no chunk of the build: name the file of the page as its route imports it.`);
  }
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  visit(entryKey);
  visit(module);
  const entry = manifest[entryKey]?.file ?? '';
  scripts.delete(entry);
  return { entry, scripts: [...scripts], styles: [...styles] };
}
