import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { documentLanguages, type Block, type SiteDocument, type Span } from '../src/site-document.ts';
import { documentFiles, readDocuments } from './document-files.ts';

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
