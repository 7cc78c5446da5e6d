import { marked, type Token, type Tokens } from 'marked';

import type { Block, Section, SiteDocument, Spans } from '../src/site-document.ts';

const frontMatter = /^---\n([^]*?)\n---\n/;
const headingWithId = /^(.+) \{#([a-z0-9-]+)\}$/;
const dataTable = /^\{\{table\.([A-Za-z]+)\}\}$/;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Reads a document as people write it: front matter (title, lead, description, version), `## sections {#with-an-id}`, and in them
 * paragraphs, `###` headings, lists, tables, `>` notes, **strong** text, links, and `{{table.name}}` alone in a line.
 *
 * @throws what else Markdown may have is refused, with the file and the text: a page would leave it out in silence.
 */
export function parseDocument(text: string, file: string): SiteDocument {
  const [front = '', fields = ''] = frontMatter.exec(text) ?? [];
  const field = (name: string): string => {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(fields)?.[1]?.trim();
    if (value === undefined) throw new Error(`${file}: the front matter has no '${name}'.`);
    return /^'.*'$/.test(value) ? value.slice(1, -1) : value;
  };
  const version = field('version');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(version)) throw new Error(`${file}: '${version}' is no date: write YYYY-MM-DD.`);
  return {
    title: field('title'),
    lead: field('lead'),
    description: field('description'),
    version,
    sections: parseSections(marked.lexer(text.slice(front.length)), file),
  };
}

function parseSections(tokens: readonly Token[], file: string): readonly Section[] {
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'space') continue;
    if (isHeading(token) && token.depth === 2) {
      const [, title, id] = headingWithId.exec(token.text) ?? [];
      if (title === undefined || id === undefined) throw refused(file, token, 'end a section’s heading with {#an-id}');
      if (sections.some((section) => section.id === id)) throw refused(file, token, `two sections have the id ${id}`);
      sections.push({ id, title, blocks: [] });
      continue;
    }
    const section = sections.at(-1);
    if (section === undefined) throw refused(file, token, 'begin with a section: ## Title {#id}');
    section.blocks.push(parseBlock(token, file));
  }
  return sections;
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function parseBlock(token: Token, file: string): Block {
  switch (token.type) {
    case 'heading':
      if ((token as Tokens.Heading).depth !== 3) throw refused(file, token, 'use ## and ### alone');
      return { kind: 'heading', text: decoded((token as Tokens.Heading).text) };
    case 'paragraph': {
      const name = dataTable.exec((token as Tokens.Paragraph).text)?.[1];
      return name === undefined ? { kind: 'paragraph', spans: parseSpans(token.tokens, file) } : { kind: 'data', name };
    }
    case 'blockquote': {
      const [only, ...rest] = (token as Tokens.Blockquote).tokens;
      if (only?.type !== 'paragraph' || rest.length > 0) throw refused(file, token, 'a note is one paragraph');
      return { kind: 'note', spans: parseSpans((only as Tokens.Paragraph).tokens, file) };
    }
    case 'list':
      return { kind: 'list', items: (token as Tokens.List).items.map((item) => parseItem(item, file)) };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => parseSpans(tokens, file));
      return { kind: 'table', head: cells(header), rows: rows.map(cells) };
    }
    default:
      throw refused(file, token, `'${token.type}' is nothing that a page shows`);
  }
}

function parseItem(item: Tokens.ListItem, file: string): Spans {
  const [only, ...rest] = item.tokens;
  if (only?.type !== 'text' || rest.length > 0) throw refused(file, item, 'an item of a list is one line');
  return parseSpans((only as Tokens.Text).tokens, file);
}

function parseSpans(tokens: readonly Token[] | undefined, file: string): Spans {
  return (tokens ?? []).map((token) => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return decoded((token as Tokens.Text).text);
      case 'strong':
        return { strong: decoded((token as Tokens.Strong).text) };
      case 'link':
        return { text: decoded((token as Tokens.Link).text), to: decodeURI((token as Tokens.Link).href) };
      default:
        throw refused(file, token, `'${token.type}' is nothing that a sentence has`);
    }
  });
}

/** The lexer writes some characters as HTML does; what is shown is text. */
function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

function refused(file: string, token: Token, what: string): Error {
  return new Error(`${file}: ${what}. It says: ${token.raw.trim().slice(0, 80)}`);
}
