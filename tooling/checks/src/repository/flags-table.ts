import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a flag is named by, what it is by default, and what it turns. */
interface FlagRow {
  readonly flag: string;
  readonly byDefault: boolean;
  /** The paths of the pages that say “not available for now” while it is off. */
  readonly pages: readonly string[];
  /** The files that ask it, or would: those with a hook, and those of the gateway. */
  readonly readers: readonly string[];
}

const start = '<!-- Written by src/repository/write-flags-table.ts of tooling/checks. -->';
const end = '<!-- End of the table of flags. -->';

/** Lists what each flag turns, as the links and the sources say it. */
export async function listFlags(root: string): Promise<readonly FlagRow[]> {
  const { featureFlags, metadataFlags } = (await import(
    join(root, 'packages/client-config/src/metadata-flags.ts')
  )) as {
    readonly featureFlags: readonly string[];
    readonly metadataFlags: Readonly<Record<string, unknown>>;
  };
  const { links } = (await import(join(root, 'packages/links/src/catalogue.ts'))) as {
    readonly links: readonly { readonly path: string; readonly flag?: string }[];
  };
  const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (path) => /\/src\/.*\.tsx?$/.test(path) && !/\.test|test-support|packages\/(?:client-config|links)\//.test(path),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return featureFlags.map((flag) => ({
    flag,
    byDefault: metadataFlags[flag] === true,
    pages: links.filter((link) => link.flag === flag).map(({ path }) => path),
    readers: sources
      .filter(({ text }) => text.includes(`useFlag('${flag}')`) || text.includes(`metadataFlags.${flag}`))
      .map(({ path }) => path),
  }));
}

/** Writes the rows as Markdown between the two comments that mark their place in a page. */
export function withFlagsTable(page: string, rows: readonly FlagRow[]): string {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from === -1 || to === -1) throw new Error(`The page lacks ${start} or ${end}.`);
  const code = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(', ');
  const cells = [
    ['flag', 'by default', 'pages that it opens', 'parts that ask it'],
    ...rows.map(({ flag, byDefault, pages, readers }) => [
      `\`${flag}\``,
      byDefault ? 'on' : 'off',
      code(pages),
      code(readers),
    ]),
  ];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  const table = [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map((row) => line(row))].join(
    '\n',
  );
  return `${page.slice(0, from)}${start}\n\n${table}\n\n${page.slice(to)}`;
}
