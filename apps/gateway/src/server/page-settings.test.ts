import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { openSettings } from '../settings/deployment-settings.ts';
import type { SettingsInForce } from '../settings/deployment-settings.ts';
import { colourSheetAddress, colourSheetRoutes } from './colour-sheet.ts';
import { createPageWriter, toPageSettings } from './page-settings.ts';

const opened = (settings: object) => {
  const read = openSettings(JSON.stringify(settings), 'qa');
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return read;
};
const inForce = (settings: object): SettingsInForce => opened(settings).current();
const page = { html: '<html><head><title>A</title></head></html>', policy: '' };
const colours = {
  colourOverrides: { action: '#0a6a68', 'action-hover': '#085553' },
  darkColourOverrides: { link: '#9be8e5' },
};

test('a page learns the environment, the version and what was set, and no other environment’s client ids', () => {
  const settings = {
    clientIds: { qa: { member: 'K-17' }, prod: { member: 'K-18' } },
    metadataFlags: { miniCart: true },
  };
  expect(toPageSettings(inForce(settings))).toEqual({
    environment: 'qa',
    version: inForce(settings).version,
    settings: { clientIds: { qa: { member: 'K-17' } }, metadataFlags: { miniCart: true } },
  });
  expect(toPageSettings(inForce({}))).toEqual({ environment: 'qa', version: inForce({}).version, settings: {} });
});

test('the settings stand in the page’s head, where no text of theirs can end the element', () => {
  const settings = inForce({ clientIds: { qa: { member: '</script><script>' } } });
  const { html } = createPageWriter({ publicOrigin: 'https://www.example.com' })(page, settings);
  const [, json = ''] = /<script type="application\/json" id="client-settings">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(toPageSettings(settings));
  expect(html).toContain('<title>A</title>');
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('the API key of the page’s surface stands beside them, and in no other answer', () => {
  const write = createPageWriter({ publicOrigin: 'https://www.example.com', apiKey: 'qa-mobile-key' });
  expect(write(page, inForce({})).html).toContain('"apiKey":"qa-mobile-key"');
  expect(toPageSettings(inForce({}))).not.toHaveProperty('apiKey');
});

test('a page is written once for each version, in each of its encodings', () => {
  const write = createPageWriter({ publicOrigin: 'https://www.example.com' });
  const written = write(page, inForce({}));
  expect(write(page, inForce({}))).toBe(written);
  const [brotli, gzip] = written.compressed;
  expect([brotli?.encoding, gzip?.encoding]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli?.bytes ?? '').toString()).toBe(written.html);
  expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(written.html);
  expect(write(page, inForce({ boardingModel: 'assigned' })).html).not.toBe(written.html);
});

test('a page that is asked for again is compressed best, and is the same', async () => {
  const write = createPageWriter({ publicOrigin: 'https://www.example.com' });
  const words = Array.from({ length: 4_000 }, (_, at) => `<p>${(at * 7_919) % 10_007} vuelos</p>`).join('');
  const long = { ...page, html: `<head></head>${words}` };
  const lengthNow = (): number => write(long, inForce({})).compressed[0]?.bytes.length ?? 0;
  const atFirst = lengthNow();
  await expect.poll(lengthNow).toBeLessThan(atFirst);
  const { html, compressed } = write(long, inForce({}));
  expect(brotliDecompressSync(compressed[0]?.bytes ?? '').toString()).toBe(html);
});

test('pages are compressed best one after the other, a long one before a short one that is asked for later', async () => {
  const write = createPageWriter({ publicOrigin: 'https://www.example.com' });
  const pages = [40_000, 4, 2].map((words) => ({
    ...page,
    html: `<head></head>${Array.from({ length: words }, (_, at) => `${(at * 7_919) % 10_007} vuelos`).join(' ')}`,
  }));
  const atOnce = pages.map((each) => write(each, inForce({})));
  const seen = new Set<string>();
  const areBest = () => {
    const best = pages.map((each, at) => write(each, inForce({})) !== atOnce[at]);
    seen.add(best.join());
    return best;
  };
  await expect.poll(areBest).toEqual([true, true, true]);
  expect(['false,false,false', 'true,false,false', 'true,true,false', 'true,true,true']).toEqual(
    expect.arrayContaining([...seen]),
  );
});

test('a page that names the origin gets the one that people see', () => {
  const shared = { ...page, html: '<head><link rel="canonical" href="https://origin.invalid/?language=es" /></head>' };
  expect(createPageWriter({ publicOrigin: 'https://www.example.com' })(shared, inForce({})).html).toContain(
    '<link rel="canonical" href="https://www.example.com/?language=es" />',
  );
});

test('without colours of its own a deployment has no sheet', () => {
  expect(colourSheetAddress(inForce({}))).toBeUndefined();
  expect(createPageWriter({ publicOrigin: 'https://www.example.com' })(page, inForce({})).html).not.toContain('<link');
});

test('colours come as a sheet under the version, for screens of people who do not ask for more contrast', async () => {
  const settings = opened(colours);
  const address = colourSheetAddress(settings.current()) ?? '';
  expect(createPageWriter({ publicOrigin: 'https://www.example.com' })(page, settings.current()).html).toContain(
    `<link rel="stylesheet" href="${address}" />`,
  );
  const routes = colourSheetRoutes(settings);
  const sheet = await routes.request(address);
  expect(sheet.headers.get('cache-control')).toContain('immutable');
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=UTF-8');
  expect((await sheet.text()).split('\n')).toEqual([
    '@media screen and (prefers-color-scheme: light) and (not (prefers-contrast: more)){:root{--color-action:#0a6a68;--color-action-hover:#085553}}',
    '@media screen and (prefers-color-scheme: dark) and (not (prefers-contrast: more)){:root{--color-link:#9be8e5}}',
    '',
  ]);
  expect((await routes.request('/colours/000000000000.css')).status).toBe(404);
});
