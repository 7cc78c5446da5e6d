import type { Language } from '@airline/contract';

/** A page as the build wrote it. */
export interface SitePage {
  readonly path: string;
  readonly language: Language;
  readonly html: string;
}

/** A part of the site that a search can find: a page, one of its sections, or one question in it. */
export interface SiteEntry {
  readonly collection: 'help' | 'pages';
  /** From the site's root, with the id of its section. */
  readonly address: string;
  readonly title: string;
  /** The page and the section that it stands in, the outer one first; empty for a page. */
  readonly within: readonly string[];
  readonly text: string;
}

const mainElement = /<main\b[^>]*>(.*)<\/main>/s;
const navigation = /<nav\b.*?<\/nav>/gs;
const buttons = /<button\b.*?<\/button>/gs;
/** Column names that each cell repeats for narrow screens. */
const hiddenText = /<(span|svg|div)\b[^>]*aria-hidden="true"[^>]*>[^<]*(?:<path[^>]*>(?:<\/path>)?)*<\/\1>/g;
const firstHeading = /<h1\b[^>]*>(.*?)<\/h1>/s;
const lead = /<h1\b[^>]*>.*?<\/h1>\s*<p\b[^>]*>(.*?)<\/p>/s;
const description = /<meta name="description" content="([^"]*)"/;
const headings = /<h([23])\b([^>]*)>(.*?)<\/h\1>/gs;
const idAttribute = /\bid="([^"]*)"/;
const blockEnd = /<\/(?:p|li|h\d|td|th|tr|caption|dt|dd|summary|div)>/g;
const tags = /<[^>]*>/g;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

/** Reads a written page: itself, its sections with an id, and the questions in them. A page without a heading has nothing to find. */
export function readPage({ path, html }: SitePage): readonly SiteEntry[] {
  const main = (mainElement.exec(html)?.[1] ?? '')
    .replaceAll(navigation, '')
    .replaceAll(buttons, '')
    .replaceAll(hiddenText, '');
  const title = toText(firstHeading.exec(main)?.[1] ?? '');
  if (title === '') return [];
  const said = toText(lead.exec(main)?.[1] ?? '');
  const described = toText(description.exec(html)?.[1] ?? '');
  const sections = readSections(main, path, title);
  const collection = sections.length === 0 ? 'pages' : 'help';
  const texts = [said, described === title || described === said ? '' : described].filter((text) => text !== '');
  return [{ collection, address: path, title, within: [], text: texts.join(' ') }, ...sections];
}

function readSections(main: string, path: string, page: string): readonly SiteEntry[] {
  const found = [...main.matchAll(headings)];
  const entries: SiteEntry[] = [];
  let section: { readonly id: string; readonly title: string } | undefined;
  for (const [position, heading] of found.entries()) {
    const [whole, level, attributes = '', inner = ''] = heading;
    const text = toText(main.slice(heading.index + whole.length, found[position + 1]?.index ?? main.length));
    const title = toText(inner);
    if (level === '2') {
      const id = idAttribute.exec(attributes)?.[1];
      section = id === undefined ? undefined : { id, title };
    }
    if (section === undefined) continue;
    const within = level === '2' ? [page] : [page, section.title];
    entries.push({ collection: 'help', address: `${path}#${section.id}`, title, within, text });
  }
  return entries;
}

/** Gives the text of a piece of HTML that React wrote, on one line. */
export function toText(html: string): string {
  return html
    .replaceAll(blockEnd, ' ')
    .replaceAll(tags, '')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
