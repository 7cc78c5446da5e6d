import { escaped, socialHead } from './social-head.ts';

/** A page as the app renders it: `PrerenderedPage` of `@airline/app-shell`. */
export interface RenderedPage {
  readonly path: string;
  /** The file of its component, from the app's folder. */
  readonly module: string;
  readonly beside: readonly string[];
  readonly notAhead: readonly string[];
  /** True where what stands is a shape alone, which the app draws anew. */
  readonly isOutline: boolean;
  /** What the app will ask the gateway first, as `boot-script.js` fills it in; empty where nothing. */
  readonly asks: string;
  /** What is said to those who run no script, as HTML; empty where nothing is. */
  readonly noScript: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** The element in which the page has its messages. */
  readonly messages: string;
  /** True where search engines and other sites may show it: it is the same for everybody. */
  readonly isPublic?: boolean;
}

/** What a page needs of the build, as addresses. */
export interface PageAssets {
  /** The text of the styles of the entry and of the page, in that order, without web fonts. */
  readonly style: string;
  /** The addresses of these styles, which nobody needs to fetch again. */
  readonly sheets: readonly string[];
  /** The addresses of the styles that the page's script will add: they are fetched beside it. */
  readonly sheetsAhead: readonly string[];
  /** The text of the rules that fetch web fonts. */
  readonly fontStyle: string;
  /** The picture of the page's tab, as a `data:` address. */
  readonly icon: string;
  /** The text of the script that keeps what is pressed before the app is there. */
  readonly earlyPresses: string;
  /** The text of the script that starts the app after the first paint. */
  readonly boot: string;
  readonly entry: string;
  /** Scripts that the entry and the page will import. */
  readonly preloads: readonly string[];
  /** Scripts and styles that the page loads once a person is there. */
  readonly later: readonly string[];
}

const builtLink = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;
const entryScript = /\s*<script type="module"[^>]*><\/script>/;
const titleElement = /<title>([^<]*)<\/title>/;
const languageAttribute = /<html lang="[^"]*"/;
const iconLink = /(<link rel="icon" href=")([^"]*)/;
const noScriptElement = /<noscript>.*?<\/noscript>/s;
const emptyRoot = /<div id="root"><\/div>/;

/**
 * Writes a page into the built `index.html`: language, title, content, its styles in place of links to them, and in place
 * of the entry script one that starts it after the first paint.
 *
 * Both scripts stand in the page itself: the one listens before anything can be pressed, the other would come a request later.
 *
 * Web fonts wait for the first paint too, which is in the local face of the same widths: the boot script lets them in. Who
 * runs no script gets them at once.
 *
 * @throws when `index.html` has no entry script, title or empty root: the page would be written wrongly in silence.
 */
export function composePage(shell: string, page: RenderedPage, assets: PageAssets): string {
  const { language, title, description, html, messages, isOutline, noScript, isPublic = false } = page;
  for (const part of [entryScript, titleElement, languageAttribute, iconLink, noScriptElement, emptyRoot]) {
    if (!part.test(shell))
      throw new Error(`index.html has nothing like ${part.source}: no page can be written into it.`);
  }
  const { style, sheets, sheetsAhead, fontStyle, icon, earlyPresses, boot, entry, preloads, later } = assets;
  const siteName = titleElement.exec(shell)?.[1] ?? '';
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(isPublic ? socialHead(page, siteName) : []),
    `<style>${style}</style>`,
    // What is named here is not added to the page. No browser fetches a disabled sheet, and one that reads ahead of the page,
    // and knows nothing of that, leaves one out that is for no medium.
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}" media="not all" disabled />`),
    `<style media="not all">${fontStyle}</style>`,
    `<noscript><style>${fontStyle}</style></noscript>`,
    `<script>${earlyPresses}</script>`,
  ];
  const files = {
    main: entry,
    preload: preloads.join(' '),
    sheets: sheetsAhead.join(' '),
    later: later.join(' '),
    asks: escaped(page.asks),
  };
  const data = Object.entries(files).map(([name, addresses]) => ` data-${name}="${addresses}"`);
  return (
    shell
      .replaceAll(builtLink, '')
      .replace(entryScript, '')
      .replace(languageAttribute, `<html lang="${language}"`)
      .replace(noScriptElement, () => (noScript === '' ? '' : `<noscript>${noScript}</noscript>`))
      // Asked for, it would compete with the page that is being painted.
      .replace(iconLink, (_, start: string) => start + icon)
      .replace(titleElement, () => head.join('\n    '))
      .replace(
        emptyRoot,
        () =>
          `<div id="root"${isOutline ? ' data-outline' : ''}>${html}</div>\n    ${messages}\n    <script${data.join('')}>${boot}</script>`,
      )
  );
}

/** Gives the address of the icon that a page links. */
export function iconAddress(shell: string): string {
  return iconLink.exec(shell)?.[2] ?? '';
}
