import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@airline/contract';
import * as z from 'zod';

import { documentPolicy, type InlineHashes } from '../http/security-headers.ts';
import type { SitePage } from '../site/search/rules/index.ts';

/** A page as the build wrote it. */
export interface BuiltPage {
  readonly html: string;
  /** Its Content-Security-Policy, with the hashes of what stands in it. */
  readonly policy: string;
}

/** The pages of an app's build, which belong together: they name its hashed files. */
export interface AppBuild {
  /** The page that the app draws every path on; absent where the app is not built. */
  readonly page: BuiltPage | undefined;
  /** The paths of the app's pages, as its routes have them: React Router patterns from the origin's root. */
  readonly pagePaths: ReadonlySet<string>;
  /** The pages that were prerendered, by {@link pageKey}. */
  readonly prerendered: ReadonlyMap<string, BuiltPage>;
  /** The paths of those of them that search engines may show. */
  readonly publicPaths: readonly string[];
  /** The pages that the site's own search finds. */
  readonly findablePages: readonly SitePage[];
}

/** What a gateway has of an app. */
export interface BuildKeeper {
  /** Gives the build as it is now. */
  current(): AppBuild;
}

/** A build compresses its files once all are there, which takes some seconds: until then the one before counts. */
const settleMs = 5_000;
/** How often the folder is looked at, at most. */
const lookEveryMs = 1_000;

/**
 * Keeps an app's build in memory, whole, and takes a new one over that was made while the gateway runs: pages of the old one
 * would name scripts that are gone.
 */
export function keepBuild(folder: string, clock: () => number = Date.now): BuildKeeper {
  let madeAt = readModifiedAt(join(folder, 'index.html'));
  let build = readBuild(folder);
  let lookedAt = clock();
  return {
    current() {
      const now = clock();
      if (now - lookedAt < lookEveryMs) return build;
      lookedAt = now;
      const changedAt = readModifiedAt(join(folder, 'index.html'));
      const compressedAt = readModifiedAt(join(folder, `${pagePathsFile}.gz`));
      const isWhole = compressedAt !== undefined && now - compressedAt >= settleMs;
      if (changedAt === undefined || changedAt === madeAt || !isWhole) return build;
      madeAt = changedAt;
      build = readBuild(folder);
      return build;
    },
  };
}

/** Names a page that was prerendered. */
export function pageKey(path: string, language: string): string {
  return `${language} ${path}`;
}

/** One page that the build prerendered: `prerendered.json` of `tooling/config`. */
const prerenderedList = z.array(
  z.object({
    path: z.string(),
    language: z.enum(languages),
    file: z.string(),
    isPublic: z.boolean().default(false),
    isFindable: z.boolean().default(false),
    styleHashes: z.array(z.string()),
    scriptHashes: z.array(z.string()),
  }),
);

/** The paths of an app's pages, as `tooling/config` writes them. */
const pagePathsFile = 'page-paths.json';
const pagePathList = z.array(z.string());

function readBuild(folder: string): AppBuild {
  const listPath = join(folder, 'prerendered.json');
  const list = existsSync(listPath) ? prerenderedList.parse(JSON.parse(readFileSync(listPath, 'utf8'))) : [];
  const pagePath = join(folder, 'index.html');
  const pathsPath = join(folder, pagePathsFile);
  const isBuilt = existsSync(pagePath) && existsSync(pathsPath);
  return {
    page: isBuilt ? readPage(pagePath) : undefined,
    pagePaths: new Set(isBuilt ? pagePathList.parse(JSON.parse(readFileSync(pathsPath, 'utf8'))) : []),
    prerendered: new Map(
      list.map(({ path, language, file, styleHashes, scriptHashes }) => [
        pageKey(path, language),
        readPage(join(folder, file), { styles: quoted(styleHashes), scripts: quoted(scriptHashes) }),
      ]),
    ),
    publicPaths: [...new Set(list.filter(({ isPublic }) => isPublic).map(({ path }) => path))],
    findablePages: list
      .filter(({ isFindable }) => isFindable)
      .map(({ path, language, file }) => ({ path, language, html: readFileSync(join(folder, file), 'utf8') })),
  };
}

function quoted(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${hash}'`);
}

function readPage(path: string, hashes?: InlineHashes): BuiltPage {
  return { html: readFileSync(path, 'utf8'), policy: documentPolicy(hashes) };
}

function readModifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
