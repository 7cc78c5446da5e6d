import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Page } from 'playwright';

import { chromiumArguments, chromiumPath } from './vitest/chromium.ts';

const root = join(import.meta.dirname, '../../..');
const target = join(root, 'apps/traveller/public');
const walletTarget = join(root, 'apps/gateway/src/bookings/check-in/wallet/pictures');
const mark = readFileSync(join(root, 'packages/ui/src/brand/favicon.svg'), 'utf8');
/** The mark without its rounded corners, for systems that cut an icon to a form of their own. */
const square = mark.replace(' rx="9"', '');

const wind = [
  'M-40 470C220 460 420 380 660 330s420 90 640 20',
  'M-40 530C260 530 460 440 700 400s400 70 640 10',
  'M-40 590C300 596 520 500 760 470s360 50 580 6',
].map((line) => `<path d="${line}" fill="none" stroke="#24406f" stroke-width="3" stroke-linecap="round"/>`);

const font = readFileSync(
  join(root, 'packages/ui/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
).toString('base64');

/** What is shown where somebody shares an address of the site: 1200 × 630, without words of one language. */
const share = `<style>@font-face{font-family:Figtree;src:url(data:font/woff2;base64,${font});font-weight:300 900}
*{margin:0}body{background:#0c1c3c;color:#fff;font:700 150px Figtree}svg{position:absolute;inset:0}
p{position:absolute;left:470px;top:205px;letter-spacing:-.03em}</style>
<svg viewBox="0 0 1200 630"><g transform="translate(0 70)">${wind.join('')}</g><g transform="translate(130 135) scale(7.6)">
<circle cx="28.5" cy="9" r="5.500" fill="#ffc72e"/><path fill="#fff" d="M2 27.500C13 27.500 24 23 38 6.500 34.500 19.500 25 29.500 11 29.500c-3.600 0-6.600-.6-9-2Z"/>
<path d="M3 21.500c7.500.2 14-1.700 19.500-6.300M6.500 15.500c4.800 0 8.800-1.200 12.300-4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></g></svg><p>Alisio</p>`;

/** Draws what browsers, phones and other sites show of the brand, from the mark of the design system: `pnpm brand-pictures`. */
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
const page = await browser.newPage();
mkdirSync(target, { recursive: true });
for (const size of [192, 512]) save(`icon-${size}.png`, await draw(page, mark, size));
save('icon-maskable-512.png', await draw(page, square, 512, 0.8));
save('apple-touch-icon.png', await draw(page, square, 180, 0.9));
mkdirSync(walletTarget, { recursive: true });
for (const [scale, suffix] of ['', '@2x', '@3x'].entries()) {
  // A wallet shows icons of 29 points and logos of 50, at the three densities of screens.
  writeFileSync(join(walletTarget, `icon${suffix}.png`), await draw(page, square, 29 * (scale + 1)));
  writeFileSync(join(walletTarget, `logo${suffix}.png`), await draw(page, square, 50 * (scale + 1)));
}
save('favicon.ico', toIco(await draw(page, mark, 32), 32));
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(share);
await page.evaluate('document.fonts.ready.then(() => undefined)');
save('share.png', await page.screenshot());
save('icon.svg', Buffer.from(mark));
await browser.close();

/** Draws a picture as a square PNG; `part` is how much of it the picture takes where its edges may be cut off. */
async function draw(drawn: Page, svg: string, size: number, part = 1): Promise<Buffer> {
  await drawn.setViewportSize({ width: size, height: size });
  const edge = `${((1 - part) / 2) * 100}%`;
  const scaled = svg.replace(
    '<svg ',
    `<svg style="position:absolute;inset:${edge};width:${part * 100}%;height:${part * 100}%" `,
  );
  await drawn.setContent(`<body style="margin:0;background:${part < 1 ? '#132a57' : 'transparent'}">${scaled}`);
  return drawn.screenshot({ omitBackground: true });
}

/** Puts a PNG into an ICO file of one picture: a directory of six bytes, an entry of sixteen, the picture. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function save(name: string, content: Buffer): void {
  writeFileSync(join(target, name), content);
}
