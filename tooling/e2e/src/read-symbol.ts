import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let isPrepared = false;

/** Reads the symbol in a picture, as the scanner at a gate does: its kind and its text. In Node the reader's module is handed over. */
export async function readSymbol(picture: Uint8Array): Promise<{ readonly format: string; readonly text: string }> {
  if (!isPrepared) {
    const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    const { buffer } = new Uint8Array(await readFile(path));
    prepareZXingModule({ overrides: { wasmBinary: buffer } });
    isPrepared = true;
  }
  const [found, ...others] = await readBarcodes(new Uint8Array(picture), { formats: ['Aztec', 'QRCode', 'PDF417'] });
  if (found === undefined || others.length > 0)
    throw new Error(`There are ${others.length + (found ? 1 : 0)} symbols.`);
  return { format: found.format, text: found.text };
}
