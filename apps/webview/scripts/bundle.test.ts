import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { checkBundle, createManifest, packBundle, type BundleFiles, type BundleManifest } from './bundle.ts';

const facts = { version: '1.2.3', leastBridgeVersion: 2, routes: ['/mobile/', '/mobile/account/login'] };
const files: BundleFiles = new Map([
  ['index.html', strToU8('<!doctype html><script type="module" src="/static/webview/assets/index-A1.js"></script>')],
  ['assets/index-A1.js', strToU8('console.log(1);\n'.repeat(500))],
  ['assets/core-B2.css', strToU8('body{color:red}')],
]);
const archive = packBundle(files, facts);

/** Changes what is in the archive, as somebody on its way could. */
function changed(change: (entries: Record<string, Uint8Array>) => void): Uint8Array {
  const entries = unzipSync(archive);
  change(entries);
  return zipSync(entries);
}

function withManifest(change: (manifest: Record<string, unknown>) => void): Uint8Array {
  return changed((entries) => {
    const manifest = JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array())) as Record<string, unknown>;
    change(manifest);
    entries['manifest.json'] = strToU8(JSON.stringify(manifest));
  });
}

const codesOf = (bytes: Uint8Array, bridgeVersion = 2) => checkBundle(bytes, bridgeVersion).map(({ code }) => code);

test('an app of the version that a bundle needs, or of a later one, takes it', () => {
  expect(checkBundle(archive, 2)).toEqual([]);
  expect(checkBundle(archive, 5)).toEqual([]);
});

test('the same files give the same bytes, in whatever order they are read, wherever and whenever', () => {
  const other = new Map([...files].toReversed());
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Pacific/Auckland';
  const there = packBundle(other, { ...facts, routes: facts.routes.toReversed() });
  process.env['TZ'] = zone ?? '';
  if (zone === undefined) delete process.env['TZ'];
  expect(Buffer.from(there).equals(Buffer.from(archive))).toBe(true);
});

test('other files give another id', () => {
  const other = new Map([...files, ['assets/core-B2.css', strToU8('body{color:blue}')] as const]);
  expect(createManifest(other, facts).id).not.toBe(createManifest(files, facts).id);
});

test('the manifest says what an app has to know', () => {
  const manifest = JSON.parse(strFromU8(unzipSync(archive)['manifest.json'] ?? new Uint8Array())) as BundleManifest;
  expect(manifest).toMatchObject({ ...facts, format: 1, page: 'index.html', base: '/static/webview/' });
  expect(manifest.files.map(({ path }) => path)).toEqual(['assets/core-B2.css', 'assets/index-A1.js', 'index.html']);
});

test('a bundle that needs a later bridge is refused, and says which', () => {
  expect(checkBundle(archive, 1)).toEqual([
    {
      code: 'tooNew',
      message:
        'Bundle 1.2.3 needs version 2 of the bridge, and the app speaks 1: update the app, or give it an older bundle.',
    },
  ]);
});

test.each([
  ['a file that is not the listed one', 'changed', changed((entries) => (entries['index.html'] = strToU8('<p>other')))],
  ['a file that is gone', 'missing', changed((entries) => delete entries['assets/core-B2.css'])],
  ['a file too many', 'extra', changed((entries) => (entries['assets/evil.js'] = strToU8('1')))],
  ['a path out of the folder', 'badPath', changed((entries) => (entries['../evil.js'] = strToU8('1')))],
  ['a path within that leads out', 'badPath', changed((entries) => (entries['assets/../../evil.js'] = strToU8('1')))],
  ['a path from the root', 'badPath', changed((entries) => (entries['/etc/hosts'] = strToU8('1')))],
  ['a path of Windows', 'badPath', changed((entries) => (entries['..\\evil.js'] = strToU8('1')))],
  ['a drive', 'badPath', changed((entries) => (entries['C:evil.js'] = strToU8('1')))],
  ['a hidden file', 'badPath', changed((entries) => (entries['.htaccess'] = strToU8('1')))],
  ['no manifest', 'noManifest', changed((entries) => delete entries['manifest.json'])],
  ['a manifest that is none', 'badManifest', changed((entries) => (entries['manifest.json'] = strToU8('{')))],
  ['a manifest of a later form', 'badManifest', withManifest((manifest) => (manifest['format'] = 2))],
  ['an id of other files', 'badManifest', withManifest((manifest) => (manifest['id'] = '0'.repeat(64)))],
  ['a text', 'notAnArchive', strToU8('no archive')],
  ['nothing', 'notAnArchive', new Uint8Array()],
  ['half of an archive', 'notAnArchive', archive.slice(0, archive.length / 2)],
])('%s is refused as %s', (_, code, bytes) => {
  expect(codesOf(bytes)).toContain(code);
});

test('a manifest that lists a path out of the folder is refused', () => {
  const listed = withManifest((manifest) => {
    const [first] = manifest['files'] as BundleManifest['files'];
    manifest['files'] = [{ ...first, path: '../evil.js' }, ...(manifest['files'] as BundleManifest['files'])];
  });
  expect(codesOf(listed)).toContain('badPath');
});

test('an archive that has a file twice is refused, whichever of them is the right one', () => {
  const name = Buffer.from('assets/index-A1.js');
  const other = Buffer.from('assets/index-A2.js');
  const twice = Buffer.from(changed((entries) => (entries[other.toString()] = strToU8('evil'))));
  for (let at = twice.indexOf(other); at >= 0; at = twice.indexOf(other)) name.copy(twice, at);
  expect(codesOf(new Uint8Array(twice))).toContain('twice');
});

test('an archive that says it unpacks to more than a device has is not unpacked', () => {
  const bomb = Buffer.from(changed((entries) => (entries['assets/bomb.js'] = strToU8('0'.repeat(1_000)))));
  const at = bomb.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), bomb.lastIndexOf('assets/bomb.js'));
  bomb.writeUInt32LE(2 ** 31, at + 24);
  expect(codesOf(new Uint8Array(bomb))).toContain('tooLarge');
});

test('a bit that is wrong anywhere in a file is found', () => {
  const broken = Buffer.from(archive);
  const at = broken.indexOf('assets/index-A1.js') + 'assets/index-A1.js'.length + 10;
  broken[at] = (broken[at] ?? 0) ^ 0xff;
  expect(codesOf(new Uint8Array(broken))).not.toEqual([]);
});

test('a name that is no path of a bundle is not packed', () => {
  expect(() => packBundle(new Map([['../a', strToU8('1')]]), facts)).toThrow("'../a' cannot be the name of a file");
});

interface ArchiveCase {
  readonly why: string;
  readonly bridge: number;
  readonly base64: string;
}
const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../packages/native-bridge/vectors/archives.json'), 'utf8'),
) as {
  readonly valid: readonly (ArchiveCase & { readonly manifest: BundleManifest; readonly idOf: string })[];
  readonly refused: readonly (ArchiveCase & { readonly code: string })[];
};
const bytesOf = ({ base64 }: ArchiveCase) => new Uint8Array(Buffer.from(base64, 'base64'));

test.each(vectors.valid)('the vector is taken: $why', ({ manifest, idOf, ...vector }) => {
  expect(checkBundle(bytesOf(vector), vector.bridge)).toEqual([]);
  const entries = unzipSync(bytesOf(vector));
  expect(JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array()))).toEqual(manifest);
  expect(createHash('sha256').update(idOf).digest('hex')).toBe(manifest.id);
  delete entries['manifest.json'];
  expect(createManifest(new Map(Object.entries(entries)), manifest)).toEqual(manifest);
});

test.each(vectors.refused)('the vector is refused as $code: $why', ({ code, ...vector }) => {
  expect(codesOf(bytesOf(vector), vector.bridge)).toContain(code);
});

test.each([
  ['no such archive', ['no-such.zip'], 2, /^There is no archive to read at .*no-such\.zip/],
  ['no archive at all', [], 2, /^Give one archive/],
  ['an option that there is not', ['bundle.json', '--brige', '1'], 2, /^Give one archive/],
  ['no version', ['bundle.json', '--bridge', 'two'], 2, /^Give one archive/],
  ['a file that is no archive', ['bundle.json'], 1, /^The file is no zip archive/],
])('the command says in words what is wrong: %s', (_, given, status, words) => {
  const folder = join(import.meta.dirname, '..');
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'check-bundle.ts'), ...given], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  });
  expect(run.stderr).toMatch(words);
  expect(run.stderr).not.toContain('    at ');
  expect(run.status).toBe(status);
});
