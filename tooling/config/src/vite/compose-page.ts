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
  /** Its messages in its language, by namespace. */
  readonly messages: { readonly language: string; readonly messages: Readonly<Record<string, object>> };
  /** True where search engines and other sites may show it: it is the same for everybody. */
  readonly isPublic?: boolean;
  /** True where the site's own search finds it. */
  readonly isFindable?: boolean;
}

/** What a page needs of the build, as addresses. */
export interface PageAssets {
  /** The text of the rules that the page needs at first, without the faces of fonts. */
  readonly style: string;
  /** The addresses of the styles of the entry and of the page: those who run a script have them with the supplement. */
  readonly sheets: readonly string[];
  /** The addresses of the styles that the page's script will add: they are fetched beside it. */
  readonly sheetsAhead: readonly string[];
  /** The text of the rules that name fonts of the machine. */
  readonly localFaces: string;
  /** The text of the rules that fetch web fonts. */
  readonly webFaces: string;
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
  /** The other styles and the messages, which the app waits for: a file, or the text at the end of the page. */
  readonly supplement: { readonly address: string } | { readonly text: string };
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
  const { language, title, description, html, isOutline, noScript, isPublic = false } = page;
  for (const part of [entryScript, titleElement, languageAttribute, iconLink, noScriptElement, emptyRoot]) {
    if (!part.test(shell))
      throw new Error(`index.html has nothing like ${part.source}: no page can be written into it.`);
  }
  const { style, sheets, sheetsAhead, localFaces, webFaces, icon, earlyPresses, boot } = assets;
  const { entry, preloads, later, supplement } = assets;
  const siteName = titleElement.exec(shell)?.[1] ?? '';
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(isPublic ? socialHead(page, siteName) : []),
    `<style id="first-styles">${style}</style>`,
    // Apart, for the boot script writes the others anew: a face that is declared again is loaded again.
    `<style>${localFaces}</style>`,
    // What is named here is not added to the page. No browser fetches a disabled sheet, and one that reads ahead of the page,
    // and knows nothing of that, leaves one out that is for no medium.
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}" media="not all" disabled />`),
    `<style media="not all">${webFaces}</style>`,
    `<noscript><style>${webFaces}</style></noscript>`,
    `<script>${earlyPresses}</script>`,
  ];
  const files = {
    main: entry,
    preload: preloads.join(' '),
    sheets: sheetsAhead.join(' '),
    later: later.join(' '),
    asks: escaped(page.asks),
    supplement: 'address' in supplement ? supplement.address : '',
  };
  const data = Object.entries(files).map(([name, addresses]) => ` data-${name}="${addresses}"`);
  const end = 'text' in supplement ? supplementBlock(supplement.text) : sheetsWithoutScript(sheets);
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
          `<div id="root"${isOutline ? ' data-outline' : ''}>${html}</div>\n    <script${data.join('')}>${boot}</script>\n    ${end}`,
      )
  );
}

/** Writes a supplement behind the script that reads it: its scripts are asked for before it has come. */
function supplementBlock(text: string): string {
  // A block of data, which no browser runs: the Content-Security-Policy has no word in it.
  return `<script type="application/json" id="supplement">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** Links the styles for those who run no script, at the end, where nothing that is read waits for them: for print, among others. */
function sheetsWithoutScript(sheets: readonly string[]): string {
  return `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}" />`).join('')}</noscript>`;
}

/** Gives the address of the icon that a page links. */
export function iconAddress(shell: string): string {
  return iconLink.exec(shell)?.[2] ?? '';
}
