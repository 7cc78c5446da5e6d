import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@airline/contract';

const sources = join(import.meta.dirname, '../src');
const header = '// Written by `pnpm --filter @airline/i18n generate` from the folders of src/messages.\n';

/**
 * Makes the files that list the areas of the messages, by path: all messages by language, and a loader for each language of
 * an area, so that a person downloads the words of the pages they visit, in the language they read.
 */
export function messageFiles(): ReadonlyMap<string, string> {
  const areas = readdirSync(join(sources, 'messages')).toSorted();
  return new Map([
    [join(sources, 'generated/messages.ts'), `${header}${languages.map((one) => messagesIn(one, areas)).join('')}`],
    [join(sources, 'generated/loaders.ts'), `${header}${loadersFor(areas)}`],
  ]);
}

function messagesIn(language: string, areas: readonly string[]): string {
  const suffix = language.toUpperCase();
  const imports = areas.map(
    (area) => `import { messages as ${toNamespace(area)}${suffix} } from '../messages/${area}/${language}.ts';\n`,
  );
  const members = areas.map((area) => `  ${toNamespace(area)}: ${toNamespace(area)}${suffix},\n`);
  return `\n${imports.join('')}\nexport const ${language} = {\n${members.join('')}} as const;\n`;
}

function loadersFor(areas: readonly string[]): string {
  const members = areas.map((area) => {
    const loaders = languages.map(
      (language) => `    ${language}: () => import('../messages/${area}/${language}.ts'),\n`,
    );
    return `  ${toNamespace(area)}: {\n${loaders.join('')}  },\n`;
  });
  return `\nexport const loaders = {\n${members.join('')}} as const;\n`;
}

function toNamespace(area: string): string {
  return area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
