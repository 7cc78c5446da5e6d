import { links } from '../src/catalogue.ts';

const start = '<!-- Written by scripts/generate.ts from src/link-rows.ts. -->';
const end = '<!-- End of the table of links. -->';

/** Writes the table of all links as Markdown, its columns as wide as their widest cell. */
export function linksTable(): string {
  const rows = links.map(({ id, path, surfaces, flag, aliasOf }) => [
    code(id),
    code(path),
    surfaces.join(', '),
    code(flag),
    code(aliasOf),
  ]);
  const cells = [['id', 'path', 'surfaces', 'flag', 'alias of'], ...rows];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const [head, ...body] = cells.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

/** Puts the table into a page, between the two comments that mark its place. */
export function withLinksTable(page: string): string {
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The page lacks '${start}' or '${end}'.`);
  return `${before}${start}\n\n${linksTable()}\n\n${end}${after}`;
}

function code(text: string | undefined): string {
  return text === undefined ? '' : `\`${text}\``;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
