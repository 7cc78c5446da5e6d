import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { chunkModulesFile } from '@tooling/config/vite/chunk-modules';

/** What an app may cost before its first page can be used. */
export interface AppBudget {
  /** Modules that load lazily, yet before the first page: its own file, the first language. Paths from the app's folder. */
  readonly beforeFirstPage: readonly string[];
  readonly maximumGzipBytes: number;
  /** Packages, or folders of one (`zod/v4/classic`), that must not be among them. */
  readonly mustNotAppear: readonly string[];
}

export interface AppCost {
  readonly gzipBytes: number;
  readonly files: readonly { readonly file: string; readonly gzipBytes: number }[];
  /** One sentence for each rule that is broken. */
  readonly faults: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Adds up the scripts that a person downloads before the first page of a built app can be used. */
export function measureApp(folder: string, budget: AppBudget): AppCost {
  const dist = join(folder, 'dist');
  const manifest = readJson(join(dist, '.vite/manifest.json')) as Record<string, ManifestChunk>;
  const modules = readJson(join(dist, chunkModulesFile)) as Record<string, readonly string[]>;
  const faults: string[] = [];
  const keys = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (keys.has(key) || chunk === undefined) return;
    keys.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  for (const path of budget.beforeFirstPage) {
    if (manifest[path] === undefined) faults.push(`'${path}' is no chunk of the build: correct "beforeFirstPage".`);
    visit(path);
  }
  const scripts = [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))].filter((file) =>
    file.endsWith('.js'),
  );
  const files = scripts.map((file) => ({ file, gzipBytes: gzipSync(readFileSync(join(dist, file))).length }));
  const gzipBytes = files.reduce((sum, file) => sum + file.gzipBytes, 0);
  const loaded = scripts.flatMap((file) => modules[file] ?? []);

  if (files.length === 0) faults.push('The build has no entry script: there is nothing to measure.');
  if (gzipBytes > budget.maximumGzipBytes) {
    faults.push(`${gzipBytes} bytes gzip before the first page; the budget is ${budget.maximumGzipBytes}.`);
  }
  for (const name of budget.mustNotAppear.filter((unwanted) =>
    loaded.some((module) => module.startsWith(`${unwanted}/`)),
  )) {
    faults.push(`${name} is loaded before the first page: import it lazily.`);
  }
  return { gzipBytes, files, faults };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
