import { posix } from 'node:path';

import type { TarballFault } from './tarball-faults.ts';

const moduleFile = /\.([cm]?js|d\.[cm]?ts)$/;
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*(["'])(\.{1,2}\/[^"'\n]*)\1/g;
const mapComment = /\/[/*][#@]\s*sourceMappingURL=([^\s*]+)/g;

/** Lists the relative imports of shipped modules and declarations that no shipped file answers. */
export function importFaults(files: ReadonlyMap<string, string>): readonly TarballFault[] {
  const faults: TarballFault[] = [];
  for (const [path, text] of files) {
    if (!moduleFile.test(path)) continue;
    for (const [, , specifier = ''] of text.matchAll(relativeImport)) {
      const target = posix.join(posix.dirname(path), specifier);
      const answers = /\.d\.[cm]?ts$/.test(path) ? [target, declarationOf(target)] : [target];
      if (!answers.some((answer) => files.has(answer))) {
        faults.push({ code: 'missingImport', path, reason: `imports ${specifier}, which is not shipped` });
      }
    }
  }
  return faults;
}

/**
 * Lists source maps that lead nowhere: a comment naming a map that is not shipped, a map that no file names, a map
 * whose sources are neither inside it nor in the tarball. Also gives the sources that maps do refer to.
 */
export function sourceMapFaults(files: ReadonlyMap<string, string>): {
  readonly faults: readonly TarballFault[];
  readonly shippedSources: ReadonlySet<string>;
} {
  const faults: TarballFault[] = [];
  const named = new Set<string>();
  const shippedSources = new Set<string>();

  for (const [path, text] of files) {
    if (!moduleFile.test(path) && !path.endsWith('.css')) continue;
    for (const [, url = ''] of text.matchAll(mapComment)) {
      const map = posix.join(posix.dirname(path), url);
      named.add(map);
      if (!url.startsWith('data:') && !files.has(map)) {
        faults.push({ code: 'sourceMapToNowhere', path, reason: `names the source map ${url}, which is not shipped` });
      }
    }
  }

  for (const [path, text] of files) {
    if (!path.endsWith('.map')) continue;
    if (!named.has(path)) faults.push({ code: 'sourceMapToNowhere', path, reason: 'no shipped file names this map' });
    const { sources, contents } = parseSourceMap(text);
    if (sources.length === 0) faults.push({ code: 'sourceMapToNowhere', path, reason: 'the map has no sources' });
    sources.forEach((source, index) => {
      const target = posix.join(posix.dirname(path), source);
      if (files.has(target)) shippedSources.add(target);
      else if (typeof contents[index] !== 'string') {
        faults.push({ code: 'sourceMapToNowhere', path, reason: `leads to ${source}, which is not shipped` });
      }
    });
  }
  return { faults, shippedSources };
}

function parseSourceMap(text: string): { readonly sources: readonly string[]; readonly contents: readonly unknown[] } {
  try {
    const map = JSON.parse(text) as { sources?: unknown; sourcesContent?: unknown } | null;
    const sources = Array.isArray(map?.sources) ? map.sources.map(String) : [];
    return { sources, contents: Array.isArray(map?.sourcesContent) ? map.sourcesContent : [] };
  } catch {
    return { sources: [], contents: [] };
  }
}

function declarationOf(target: string): string {
  return target.replace(/\.([cm]?)[jt]sx?$/, '.d.$1ts');
}
