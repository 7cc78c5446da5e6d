import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { messageGaps, type MessageTree } from '@airline/testing/message-gaps';
import { expect, test } from 'vitest';

const areas = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(areas.map(({ name }) => name))(
  '%s has every text in both languages, with the same placeholders and all plural forms',
  async (area) => {
    const read = async (language: string) =>
      (await import(join(import.meta.dirname, area, `${language}.ts`))) as Readonly<Record<string, MessageTree>>;
    const [{ es = {} }, { en = {} }] = await Promise.all([read('es'), read('en')]);
    expect(Object.keys(es)).not.toEqual([]);
    const gaps = messageGaps({ language: 'es', messages: es }, { language: 'en', messages: en });
    expect(gaps, `mend them in src/${area}/es.ts or src/${area}/en.ts`).toEqual([]);
  },
);
