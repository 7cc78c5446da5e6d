import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { zipSync } from 'fflate';

import { type PassCertificate, signManifest } from './sign-manifest.ts';

const pictureNames = ['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png', 'logo@3x.png'] as const;

let pictures: Readonly<Record<string, Uint8Array>> | undefined;

/** Reads the pictures of the brand, which `pnpm brand-pictures` draws, once. */
function readPictures(): Readonly<Record<string, Uint8Array>> {
  pictures ??= Object.fromEntries(
    pictureNames.map((name) => [name, readFileSync(join(import.meta.dirname, 'pictures', name))]),
  );
  return pictures;
}

/** Packs what a pass says with its pictures, the SHA-1 of each file as wallets want it, and the signature of those. */
export async function writePassFile(pass: object, certificate: PassCertificate, now: Date): Promise<Uint8Array> {
  const files = { ...readPictures(), 'pass.json': Buffer.from(JSON.stringify(pass)) };
  const hashes = Object.entries(files).map(([name, content]) => [
    name,
    createHash('sha1').update(content).digest('hex'),
  ]);
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
  const signature = await signManifest(manifest, certificate, now);
  return zipSync({ ...files, 'manifest.json': manifest, signature }, { mtime: now });
}
