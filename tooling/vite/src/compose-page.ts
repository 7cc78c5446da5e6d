/** A page as the app renders it: `PrerenderedPage` of `@airline/app-shell`. */
export interface RenderedPage {
  readonly path: string;
  /** The file of its component, from the app's folder. */
  readonly module: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** What a page needs of the build, as addresses. */
export interface PageAssets {
  /** The text of the styles of the entry and of the page, in that order. */
  readonly style: string;
  readonly fonts: readonly string[];
  readonly boot: string;
  readonly entry: string;
  /** Scripts that the entry and the page will import. */
  readonly preloads: readonly string[];
}

const builtLink = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;
const entryScript = /\s*<script type="module"[^>]*><\/script>/;
const titleElement = /<title>[^<]*<\/title>/;
const languageAttribute = /<html lang="[^"]*"/;
const emptyRoot = /<div id="root"><\/div>/;

/**
 * Writes a page into the built `index.html`: language, title, content, its styles in place of links to them, and in place
 * of the entry script one that starts it after the first paint.
 *
 * @throws when `index.html` has no entry script, title or empty root: the page would be written wrongly in silence.
 */
export function composePage(
  shell: string,
  { language, title, description, html }: RenderedPage,
  assets: PageAssets,
): string {
  for (const part of [entryScript, titleElement, languageAttribute, emptyRoot]) {
    if (!part.test(shell))
      throw new Error(`index.html has nothing like ${part.source}: no page can be written into it.`);
  }
  const { style, fonts, boot, entry, preloads } = assets;
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`),
    `<style>${style}</style>`,
    `<script defer src="${boot}" data-main="${entry}" data-preload="${preloads.join(' ')}"></script>`,
  ];
  return shell
    .replaceAll(builtLink, '')
    .replace(entryScript, '')
    .replace(languageAttribute, `<html lang="${language}"`)
    .replace(titleElement, () => head.join('\n    '))
    .replace(emptyRoot, () => `<div id="root">${html}</div>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
