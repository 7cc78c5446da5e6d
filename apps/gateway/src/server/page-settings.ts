import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { clientSettingsElementId, type ClientSettings } from '@airline/contract';

import { colourSheetAddress } from './colour-sheet.ts';
import type { SettingsInForce } from '../settings/deployment-settings.ts';
import type { BuiltPage } from './app-build.ts';

/** What pages learn of a deployment's settings. The client ids of other environments are none of their business. */
export function toPageSettings(
  { version, settings, config: { environment } }: SettingsInForce,
  apiKey?: string,
): ClientSettings {
  const { [environment]: own } = settings.clientIds;
  const clientIds = own === undefined ? {} : { [environment]: own };
  const said = Object.entries({ ...settings, clientIds }).filter(([, value]) => !isEmpty(value));
  return { environment, version, ...(apiKey === undefined ? {} : { apiKey }), settings: Object.fromEntries(said) };
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** A page as it is sent: with the settings in force, and compressed. */
export interface WrittenPage extends BuiltPage {
  /** The smallest first. */
  readonly compressed: readonly { readonly encoding: 'br' | 'gzip'; readonly bytes: Uint8Array<ArrayBuffer> }[];
}

interface PageWithSettings {
  readonly version: string;
  page: WrittenPage;
  isAskedAgain: boolean;
}

/** Stands in built pages for the origin that people see: `social-head.ts` of `tooling/config`. */
const originPlaceholder = 'https://origin.invalid';

/** What pages of an app are given beside the settings in force. */
interface PageOwn {
  readonly publicOrigin: string;
  /** The API key of the app's surface; absent where there is none. */
  readonly apiKey?: string | undefined;
}

/**
 * Puts the origin, the API key and the settings in force into pages, each page once for each version: an app has them without asking. A page
 * that is asked for again after a change is compressed best from then on; who asks meanwhile gets it as it was compressed at once.
 */
export function createPageWriter({
  publicOrigin,
  apiKey,
}: PageOwn): (page: BuiltPage, inForce: SettingsInForce) => WrittenPage {
  const written = new WeakMap<BuiltPage, PageWithSettings>();
  return (page, inForce) => {
    const known = written.get(page);
    if (known?.version === inForce.version) {
      if (!known.isAskedAgain) {
        known.isAskedAgain = true;
        void compressInTurn(known.page).then((best) => (known.page = best));
      }
      return known.page;
    }
    const html = page.html
      .replaceAll(originPlaceholder, () => publicOrigin)
      .replace('</head>', () => `  ${toHead(inForce, apiKey)}\n  </head>`);
    const made: WrittenPage = { ...page, html, compressed: compressAtOnce(html) };
    written.set(page, { version: inForce.version, page: made, isAskedAgain: false });
    return made;
  };
}

function toHead(inForce: SettingsInForce, apiKey: string | undefined): string {
  const json = JSON.stringify(toPageSettings(inForce, apiKey)).replaceAll('<', String.raw`\u003c`);
  const sheet = colourSheetAddress(inForce);
  const link = sheet === undefined ? '' : `<link rel="stylesheet" href="${sheet}" />`;
  // A block of data, which no browser runs: the Content-Security-Policy has no word in it.
  return `${link}<script type="application/json" id="${clientSettingsElementId}">${json}</script>`;
}

let turn: Promise<unknown> = Promise.resolve();

/** Compresses one page after the other: all at once would keep logins and files waiting, whose work has the same threads. */
function compressInTurn(page: WrittenPage): Promise<WrittenPage> {
  const best = turn.then(() => compressBest(page));
  // One that fails keeps no other from its turn.
  turn = best.catch(() => undefined);
  return best;
}

/** Compresses a page with Brotli's highest quality, which takes twenty times as long for a tenth of the bytes, beside other work. */
async function compressBest(page: WrittenPage): Promise<WrittenPage> {
  const bytes = new Uint8Array(await promisify(brotliCompress)(page.html, brotliQuality(11)));
  const others = page.compressed.filter(({ encoding }) => encoding !== 'br');
  return { ...page, compressed: [{ encoding: 'br', bytes }, ...others] };
}

const brotliQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Compresses a page while somebody waits for it, the first time after a change. */
function compressAtOnce(html: string): WrittenPage['compressed'] {
  return [
    // In a twentieth of the time of the best one, which qualities 7 to 9 take too.
    { encoding: 'br', bytes: new Uint8Array(brotliCompressSync(html, brotliQuality(5))) },
    { encoding: 'gzip', bytes: new Uint8Array(gzipSync(html)) },
  ];
}
