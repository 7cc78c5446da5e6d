import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { documentLanguages, type SiteDocument } from '../src/site-document.ts';
import { parseDocument } from './parse-document.ts';

const root = join(import.meta.dirname, '..');
const generated = join(root, 'src/generated');
const header = '// Written by `pnpm --filter @airline/documents generate` from the folders of content.\n';

export interface WrittenDocument {
  readonly id: string;
  readonly texts: Readonly<Record<(typeof documentLanguages)[number], SiteDocument>>;
}

/** Reads all documents, in the order of their folders' names. */
export function readDocuments(): readonly WrittenDocument[] {
  return readdirSync(join(root, 'content'))
    .toSorted()
    .map((id) => {
      const read = (language: string) => {
        const file = `content/${id}/${language}.md`;
        return parseDocument(readFileSync(join(root, file), 'utf8'), file);
      };
      return { id, texts: { es: read('es'), en: read('en') } };
    });
}

/** Makes the files that the package exports, by path: each document in each language, what loads it, and its version. */
export function documentFiles(documents: readonly WrittenDocument[]): ReadonlyMap<string, string> {
  const versions = documents.map(({ id, texts }) => `  '${id}': '${texts.es.version}',\n`).join('');
  return new Map([
    ...documents.flatMap(({ id, texts }) =>
      documentLanguages.map(
        (language) =>
          [
            join(generated, `${id}.${language}.ts`),
            `${header}import type { SiteDocument } from '../site-document.ts';\n\nexport const document: SiteDocument = ${JSON.stringify(texts[language], undefined, 2)};\n`,
          ] as const,
      ),
    ),
    [join(generated, 'loaders.ts'), header + loadersFor(documents)],
    [
      join(generated, 'versions.ts'),
      `${header}\n/** The version of each document that is in force. */\nexport const documentVersions = {\n${versions}} as const;\n`,
    ],
  ]);
}

function loadersFor(documents: readonly WrittenDocument[]): string {
  const members = documents.map(({ id }) => {
    const loaders = documentLanguages.map((language) => `    ${language}: () => import('./${id}.${language}.ts'),\n`);
    return `  '${id}': {\n${loaders.join('')}  },\n`;
  });
  return `\n/** Loads each document in each language: a person downloads the ones they read. */\nexport const documentLoaders = {\n${members.join('')}} as const;\n\nexport type DocumentId = keyof typeof documentLoaders;\n`;
}
