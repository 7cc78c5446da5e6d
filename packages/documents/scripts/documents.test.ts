import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { testInstant } from '@tooling/config/test-instant';
import { describe, expect, test } from 'vitest';

import { findFormerVersion } from '../src/document-history.ts';
import type { DocumentId } from '../src/generated/loaders.ts';
import { documentLanguages, type Block, type SiteDocument, type Span } from '../src/site-document.ts';
import { documentFiles, missingVersions, readDocuments, versionsIn } from './document-files.ts';

const content = join(import.meta.dirname, '../content');
const documents = readDocuments();

test('what is exported is what the texts say', () => {
  for (const [path, text] of documentFiles(documents)) {
    expect(readFileSync(path, 'utf8'), 'run: pnpm --filter @airline/documents generate').toBe(text);
  }
});

function spansOf(block: Block): readonly Span[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.spans;
    case 'list':
      return block.items.flat();
    case 'table':
      return [...block.head, ...block.rows.flat()].flat();
    case 'heading':
    case 'data':
      return [];
  }
}

const blocksOf = ({ sections }: SiteDocument) => sections.flatMap(({ blocks }) => blocks);
const linksOf = (document: SiteDocument) =>
  blocksOf(document)
    .flatMap(spansOf)
    .flatMap((span) => (typeof span === 'object' && 'to' in span ? [span.to] : []));

/** What both languages must have alike: sections, kinds of blocks, sizes of lists and tables, links, values. */
function shapeOf(document: SiteDocument) {
  return {
    version: document.version,
    sections: document.sections.map(({ id, blocks }) => [id, ...blocks.map(shapeOfBlock)]),
    links: linksOf(document),
    values: [...JSON.stringify(document).matchAll(/\{\{[A-Za-z.]+\}\}/g)].map(([value]) => value).toSorted(),
  };
}

function shapeOfBlock(block: Block): string {
  if (block.kind === 'list') return `list of ${block.items.length}`;
  if (block.kind === 'table') return `table of ${block.rows.map((row) => row.length).join(' ')}`;
  return block.kind === 'data' ? `data ${block.name}` : block.kind;
}

test('no document is in force from a later day than today where the airline is: in Dallas', () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date(testInstant));
  expect(documents.filter(({ texts }) => texts.es.version > today).map(({ id }) => id)).toEqual([]);
});

describe.each(documents)('$id', ({ texts }) => {
  test('says the same in both languages', () => {
    expect(shapeOf(texts.en)).toEqual(shapeOf(texts.es));
  });

  test.each(documentLanguages)(
    'in %s: its links to sections lead to one, and a search engine shows its description whole',
    (language) => {
      const text = texts[language];
      const internal = linksOf(text).filter((to) => to.startsWith('page:'));
      // Which links are pages the pages' own test knows: a document that names another one would not be drawn.
      const lost = internal.filter((to) => {
        const [page = '', section] = to.slice('page:'.length).split('#');
        const target = documents.find(({ id }) => id === page)?.texts[language];
        return section !== undefined && target?.sections.some(({ id }) => id === section) !== true;
      });
      expect(lost).toEqual([]);
      const foreign = linksOf(text).filter((to) => !/^(?:page:|https:\/\/|mailto:|tel:\+|\{\{phoneHref\}\}$)/.test(to));
      expect(foreign).toEqual([]);
      expect(text.description.length).toBeGreaterThan(60);
      expect(text.description.length).toBeLessThanOrEqual(160);
    },
  );
});

const former = documents.flatMap(({ id, texts, former: olds }) =>
  olds.map((old, index) => ({ id, old, version: old.es.version, next: (olds[index + 1] ?? texts).es.version })),
);

test('there are versions that are no longer in force', () => {
  expect(former).not.toEqual([]);
});

describe.each(former)('$id of $version, which is no longer in force', ({ id, old, version, next }) => {
  test('says the same in both languages, each with the telephone number of its own', () => {
    const shapeBesidePhone = (text: SiteDocument) => ({
      ...shapeOf(text),
      links: linksOf(text).filter((to) => !to.startsWith('tel:')),
    });
    expect(shapeBesidePhone(old.en)).toEqual(shapeBesidePhone(old.es));
  });

  test('stands in the folder of its date, before the version that replaced it', () => {
    expect(existsSync(join(content, id, version, 'es.md'))).toBe(true);
    expect(version < next).toBe(true);
  });

  test('has its values written out: those of today may be other ones', () => {
    expect(JSON.stringify(old)).not.toContain('{{');
    expect(
      documentLanguages.flatMap((language) => blocksOf(old[language])).filter(({ kind }) => kind === 'data'),
    ).toEqual([]);
  });

  test('is found by its date, and loaded in both languages', async () => {
    const found = findFormerVersion(id as DocumentId, version);
    expect(found?.replacedBy).toBe(next);
    for (const language of documentLanguages) {
      expect((await found?.loaders[language]())?.document).toEqual(old[language]);
    }
  });
});

test('a version that was published and whose text is gone is named with the folder that is missing', () => {
  const published = versionsIn(documents);
  expect(missingVersions(published, documents)).toEqual([]);
  const before = { ...published, privacy: ['2026-01-01', ...(published['privacy'] ?? [])] };
  expect(missingVersions(before, documents)).toEqual(['content/privacy/2026-01-01']);
});
