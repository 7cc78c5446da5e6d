import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '../src');
const header = '// Written by `pnpm --filter @airline/contract generate` from the folders of src.\n\n';

/**
 * Makes the files that list what the areas' folders hold, by path: what the package exports, the table of endpoints, their
 * examples, and what the reference says of each area.
 *
 * A file with endpoints has its examples in `<file>.example.ts` beside it: without them the generated table does not compile.
 */
export function contractFiles(): ReadonlyMap<string, string> {
  const areas = globSync('*/area.ts', { cwd: sources })
    .map((file) => file.slice(0, -'/area.ts'.length))
    .toSorted();
  const modules = areas.flatMap((area) =>
    globSync(`${area}/*.ts`, { cwd: sources, exclude: ['**/*.test*', '**/*.example.ts', '**/area.ts'] }).toSorted(),
  );
  const rows = modules.map((file) => ({ file, names: endpointNames(file) })).filter(({ names }) => names.length > 0);
  return new Map(
    Object.entries({
      exports: modules.map((file) => `export * from '../${file}';\n`).join(''),
      areas: areasTable(areas),
      endpoints: endpointsTable(rows),
      examples: examplesTable(rows.map(({ file }) => file)),
    }).map(([name, text]) => [join(sources, 'generated', `${name}.ts`), `${header}${text}`]),
  );
}

interface Rows {
  readonly file: string;
  readonly names: readonly string[];
}

function endpointNames(file: string): readonly string[] {
  const source = readFileSync(join(sources, file), 'utf8');
  return [...source.matchAll(/^export const (\w+) = \{\n {2}method:/gm)].map(([, name = '']) => name);
}

function areasTable(areas: readonly string[]): string {
  const imports = areas.map((area) => `import { summary as ${toName(area)} } from '../${area}/area.ts';\n`);
  const members = areas.map((area) => `  '${area}': ${toName(area)},\n`);
  return `${imports.join('')}\nexport const areas = {\n${members.join('')}} as const;\n`;
}

function endpointsTable(rows: readonly Rows[]): string {
  const imports = rows.map(({ file, names }) => `import { ${names.join(', ')} } from '../${file}';\n`);
  const members = rows.flatMap(({ names }) => names.map((name) => `  ${name},\n`));
  return [
    "import type { Endpoint } from '../endpoint.ts';\n",
    ...imports,
    '\n/** Every endpoint of the gateway, by the name that both sides call it. A browser imports the ones it needs by themselves. */\n',
    `export const endpoints = {\n${members.join('')}} as const satisfies Record<string, Endpoint>;\n`,
    '\n/** Names an endpoint of {@link endpoints}. */\nexport type EndpointName = keyof typeof endpoints;\n',
  ].join('');
}

function examplesTable(files: readonly string[]): string {
  const imports = files.map(
    (file, index) => `import { examples as examples${index} } from '../${file.replace(/\.ts$/, '.example.ts')}';\n`,
  );
  const members = files.map((_, index) => `  ...examples${index},\n`);
  return `${imports.join('')}\nexport const examples = {\n${members.join('')}};\n`;
}

function toName(area: string): string {
  return area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
