import { join } from 'node:path';

import { root } from '@tooling/run/toolchain';
import { expect, test } from 'vitest';

type Words = Readonly<Record<string, unknown>>;

async function wordsOf(path: string, name: string): Promise<Words> {
  const module = (await import(join(root, path))) as Readonly<Record<string, Words>>;
  return module[name] ?? {};
}

// Their packages stand apart, so that a page's text runs no test of the gateway; a receipt is the same on both.
test.each(['es', 'en'])('in %s a mail names taxes and fare families as a page does', async (language) => {
  const page = await wordsOf(`packages/i18n/src/messages/itinerary/${language}.ts`, 'messages');
  const mail = await wordsOf(`packages/mail-texts/src/trip-mail/${language}.ts`, language);
  expect(Object.keys(mail['tax'] ?? {})).not.toEqual([]);
  expect(mail['tax']).toEqual(page['tax']);
  expect(mail['families']).toEqual(page['family']);
});
