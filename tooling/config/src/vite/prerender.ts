import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import react from '@vitejs/plugin-react';
import { build, minify, type Plugin } from 'vite';

import { composePage, iconAddress, type RenderedPage } from './compose-page.ts';
import { splitStyles } from './first-styles.ts';
import { filesOfPage, type Manifest } from './page-assets.ts';
import { moduleClassNames } from './module-class-names.ts';
import { withoutFontFaces } from './font-faces.ts';

/** Where a build leaves the list of its pages that were prerendered, for the gateway. */
const listFile = 'prerendered.json';

/**
 * Renders an app's public pages after its build: `src/prerender.tsx` gives them, and each becomes an HTML file in `dist`
 * with the styles that it needs at first in it, whose script starts after the first paint. The other styles and the messages, its
 * supplement, are a file of their own; an outline, which shows nothing without its scripts, has them at its end.
 *
 * `dist/prerendered.json` names each file by path and language, with the hashes of its styles and script for the Content-Security-Policy.
 */
export function prerender(): Plugin {
  let root = '.';
  let base = '/';
  let boot = '';
  let earlyPresses = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      ({ root, base } = config);
    },
    async generateBundle() {
      earlyPresses = await minified(join(import.meta.dirname, 'early-presses.js'));
      boot = await minified(join(import.meta.dirname, 'boot-script.js'));
    },
    async closeBundle() {
      const dist = join(root, 'dist');
      const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
      const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
      const shell = read('index.html');
      const icon = `data:image/svg+xml,${encodeURIComponent(read(iconAddress(shell).slice(base.length)))}`;
      const list = (await renderPages(root, base)).map((page) => {
        const { entry, scripts, styles, entryStyles, later } = filesOfPage(manifest, page);
        // What an outline shows, the entry draws: the styles of the page itself are fetched with its script.
        const shown = page.isOutline ? entryStyles : styles;
        const { style, localFaces, webFaces } = withoutFontFaces(shown.map((file) => read(file).trim()).join('\n'));
        const {
          first,
          later: laterStyles,
          complete,
        } = splitStyles(style, `<html><body><noscript>${page.noScript}</noscript>${page.html}`);
        const supplement = JSON.stringify({ styles: laterStyles, ...page.messages });
        const supplementFile = page.isOutline ? undefined : `assets/page-${contentHash(supplement)}.json`;
        if (supplementFile !== undefined) writeFileSync(join(dist, supplementFile), supplement);
        const html = composePage(shell, page, {
          style: first,
          sheets: shown.map((file) => base + file),
          sheetsAhead: styles.filter((file) => !shown.includes(file)).map((file) => base + file),
          localFaces,
          webFaces,
          icon,
          earlyPresses,
          boot,
          entry: base + entry,
          preloads: scripts.map((file) => base + file),
          // What a page shows of a person it asks for once its script runs: nothing else takes the line then.
          later: page.isOutline ? [] : later.map((file) => base + file),
          supplement: supplementFile === undefined ? { text: supplement } : { address: base + supplementFile },
        });
        const file = join('prerendered', page.language, page.path.replaceAll(/[:*?]/g, '_'), 'index.html');
        mkdirSync(dirname(join(dist, file)), { recursive: true });
        writeFileSync(join(dist, file), html);
        return {
          path: page.path,
          language: page.language,
          file,
          isPublic: page.isPublic ?? false,
          isFindable: page.isFindable ?? false,
          styleHashes: [first, complete, localFaces, webFaces].map(policyHash),
          scriptHashes: [earlyPresses, boot].map(policyHash),
        };
      });
      writeFileSync(join(dist, listFile), `${JSON.stringify(list, undefined, 2)}\n`);
    },
  };
}

/** Gives a script without its comments and spaces: it stands in each page. */
async function minified(path: string): Promise<string> {
  const { code, errors } = await minify(path, readFileSync(path, 'utf8'));
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
  return code.trim();
}

/** Names a file by what is in it, so that it may be kept permanently. */
function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** Names a text as the Content-Security-Policy does. */
function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Builds the app once more, for Node, and asks it for its pages. */
async function renderPages(root: string, base: string): Promise<readonly RenderedPage[]> {
  const outDir = join(root, 'node_modules/.prerender');
  await build({
    root,
    base,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: moduleClassNames },
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0 },
    ssr: { noExternal: true },
  });
  const module = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
    readonly prerender: () => Promise<readonly RenderedPage[]>;
  };
  const pages = await module.prerender();
  rmSync(outDir, { recursive: true });
  return pages;
}
