import { readFileSync } from 'node:fs';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Asks publint, strictly, about a packed package: each of its messages is a fault. */
export async function publintFaults(tarball: string): Promise<readonly string[]> {
  const packed = readFileSync(tarball);
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength) },
  });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}
