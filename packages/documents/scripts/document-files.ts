import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { documentLanguages, type DocumentLanguage, type SiteDocument } from '../src/site-document.ts';
import { parseDocument } from './parse-document.ts';

const root = join(import.meta.dirname, '..');
const generated = join(root, 'src/generated');
const header = '// Written by `pnpm --filter @airline/documents generate` from the folders of content.\n';

type Texts = Readonly<Record<DocumentLanguage, SiteDocument>>;

export interface WrittenDocument {
  readonly id: string;
  /** The version that is in force. */
  readonly texts: Texts;
  /** The versions that were in force before, the oldest first, each in a folder named by its date. */
  readonly former: readonly Texts[];
}

/** Reads all documents, in the order of their folders' names. */
export function readDocuments(content = join(root, 'content')): readonly WrittenDocument[] {
  return readdirSync(content)
    .toSorted()
    .map((id) => ({
      id,
      texts: readTexts(content, id),
      former: readdirSync(join(content, id), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
        .map((version) => readTexts(content, join(id, version))),
    }));
}

function readTexts(content: string, folder: string): Texts {
  const read = (language: DocumentLanguage): SiteDocument => {
    const file = join(folder, `${language}.md`);
    return parseDocument(readFileSync(join(content, file), 'utf8'), `content/${file}`);
  };
  return { es: read('es'), en: read('en') };
}

/** The versions of each document, by id, the oldest first. */
export type PublishedVersions = Readonly<Record<string, readonly string[]>>;

/** Gives the versions of each document whose text is there. */
export function versionsIn(documents: readonly WrittenDocument[]): PublishedVersions {
  return Object.fromEntries(
    documents.map(({ id, texts, former }) => [id, [...former, texts].map(({ es }) => es.version)]),
  );
}

/**
 * Finds the folders that are missing: each version that has been published, and that somebody may have agreed to, stays readable.
 *
 * @returns where the text of each is to be put back: `content/privacy/2026-11-23`
 */
export function missingVersions(
  published: PublishedVersions,
  documents: readonly WrittenDocument[],
): readonly string[] {
  const present = versionsIn(documents);
  return Object.entries(published).flatMap(([id, versions]) =>
    versions.filter((version) => !(present[id] ?? []).includes(version)).map((version) => `content/${id}/${version}`),
  );
}

/** Makes the files that the package exports, by path: each document in each language, what loads it, and its versions. */
export function documentFiles(documents: readonly WrittenDocument[]): ReadonlyMap<string, string> {
  const versions = documents.map(({ id, texts }) => `  '${id}': '${texts.es.version}',\n`).join('');
  return new Map([
    ...documents.flatMap(({ id, texts, former }) => [
      ...textFiles(id, texts),
      ...former.flatMap((old) => textFiles(`${id}.${old.es.version}`, old)),
    ]),
    [join(generated, 'loaders.ts'), header + loadersFor(documents)],
    [join(generated, 'former-versions.ts'), header + formerVersionsFor(documents)],
    [
      join(generated, 'versions.ts'),
      `${header}\n/** The version of each document that is in force. */\nexport const documentVersions = {\n${versions}} as const;\n`,
    ],
  ]);
}

function textFiles(name: string, texts: Texts): readonly (readonly [string, string])[] {
  return documentLanguages.map((language) => [
    join(generated, `${name}.${language}.ts`),
    `${header}import type { SiteDocument } from '../site-document.ts';\n\nexport const document: SiteDocument = ${JSON.stringify(texts[language], undefined, 2)};\n`,
  ]);
}

function loadersFor(documents: readonly WrittenDocument[]): string {
  const members = documents.map(({ id }) => `  '${id}': {\n${loaderLines(id, '    ')}  },\n`);
  return `\n/** Loads each document in each language: a person downloads the ones they read. */\nexport const documentLoaders = {\n${members.join('')}} as const;\n\nexport type DocumentId = keyof typeof documentLoaders;\n`;
}

function formerVersionsFor(documents: readonly WrittenDocument[]): string {
  const members = documents.map(({ id, texts, former }) => {
    const rows = former.map(({ es: { version } }, index) => {
      const { version: replacedBy } = (former[index + 1] ?? texts).es;
      const load = loaderLines(`${id}.${version}`, '        ');
      return `    {\n      version: '${version}',\n      replacedBy: '${replacedBy}',\n      loaders: {\n${load}      },\n    },\n`;
    });
    return rows.length === 0 ? '' : `  '${id}': [\n${rows.join('')}  ],\n`;
  });
  return `import type { FormerVersions } from '../document-history.ts';\n\n/** The versions of documents that another one has replaced, the oldest first. */\nexport const formerVersions: FormerVersions = {\n${members.join('')}};\n`;
}

function loaderLines(name: string, indent: string): string {
  return documentLanguages
    .map((language) => `${indent}${language}: () => import('./${name}.${language}.ts'),\n`)
    .join('');
}
