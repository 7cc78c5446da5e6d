import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { docstringExamples, markdownExamples, type Example } from './examples.ts';

/** Examples that stand as modules in the packages they document, where they import each by its own name. */
export interface PlacedExamples {
  /** Their files, absolute. */
  readonly files: readonly string[];
  /** The packages' folders that have no example. */
  readonly withoutExample: readonly string[];
  /** Gives a line of the compiler with the place where the example is read, its path from `root`; another line as it is. */
  readonly atItsOwnPlace: (line: string) => string;
  /** Takes the modules away. */
  readonly remove: () => void;
}

/** Writes each example of the packages' READMEs and docstrings as a module. `folders` are absolute. */
export function placeExamples(root: string, folders: readonly string[]): PlacedExamples {
  const works: string[] = [];
  const withoutExample: string[] = [];
  const placed = folders.flatMap((folder) => {
    const examples = packageExamples(folder);
    if (examples.length === 0) {
      withoutExample.push(folder);
      return [];
    }
    const work = mkdtempSync(join(folder, '.examples-'));
    works.push(work);
    return examples.map((example, index) => {
      const path = join(work, `example-${index}.${example.language}`);
      // An example without import or export is a module all the same: its names are its own.
      writeFileSync(path, `${example.code}\nexport {};\n`);
      return { path, readAt: join(relative(root, folder), example.file), line: example.line };
    });
  });
  const byPath = new Map(placed.map((example) => [relative(root, example.path), example]));
  return {
    files: placed.map(({ path }) => path),
    withoutExample,
    atItsOwnPlace: (text) =>
      text.replace(/^(.*\/example-\d+\.tsx?)\((\d+),\d+\)/, (whole, path: string, line: string) => {
        const example = byPath.get(path);
        return example === undefined ? whole : `${example.readAt}:${example.line + Number(line) - 1}`;
      }),
    remove: () => {
      for (const work of works) rmSync(work, { recursive: true, force: true });
    },
  };
}

/** Gives the examples of a package: its README's, then those of its source, tests and stories left out. */
export function packageExamples(folder: string): readonly Example[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .filter(
      (file) => !/\.(?:test|test-d|test-prop|test-browser|stories)\.tsx?$/.test(file) && !file.includes('fixtures/'),
    )
    .toSorted((a, b) => a.localeCompare(b));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return [
    ...markdownExamples('README.md', read('README.md')),
    ...sources.flatMap((file) => docstringExamples(file, read(file))),
  ];
}
