import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { docstringExamples, markdownExamples, type Example } from './examples.ts';

const tsc = join(dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc');

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

/** The examples of one package. */
export interface PackageExamples {
  /** The package's folder, absolute. */
  readonly folder: string;
  readonly examples: readonly Example[];
}

/**
 * Compiles the examples of several packages in one program, each as a module of the package it documents, so that it imports
 * it by its own name.
 *
 * Gives the compiler's complaints, each at the example's own file and line, from `root`; `[]` when every example compiles.
 */
export function compileExamples(root: string, packages: readonly PackageExamples[]): readonly string[] {
  const home = mkdtempSync(join(root, '.examples-'));
  const works = packages.map((each) => ({ ...each, work: mkdtempSync(join(each.folder, '.examples-')) }));
  try {
    const placed = works.flatMap(({ folder, examples, work }) =>
      examples.map((example) => ({ ...example, file: join(folder, example.file), work })),
    );
    const files = placed.map(({ work, language, code }, index) => {
      const path = join(work, `example-${index}.${language}`);
      // An example without import or export is a module all the same: its names are its own.
      writeFileSync(path, `${code}\nexport {};\n`);
      return path;
    });
    writeFileSync(join(home, 'bundler.d.ts'), bundlerImports);
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ ...configuration, files: [...files, 'bundler.d.ts'] }));
    const { stdout, status, error } = spawnSync(process.execPath, [tsc, '-p', home, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    if (error) throw error;
    const complaints = stdout.split('\n').filter((line) => line !== '');
    if (status !== 0 && complaints.length === 0) return ['The compiler failed without a word.'];
    return complaints.map((line) => atItsOwnPlace(line, root, placed));
  } finally {
    for (const folder of [home, ...works.map(({ work }) => work)]) rmSync(folder, { recursive: true, force: true });
  }
}

const configuration = {
  extends: join(import.meta.dirname, '../../../../tsconfig.base.json'),
  compilerOptions: {
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    noUnusedLocals: false,
    noUnusedParameters: false,
    isolatedModules: false,
    paths: {},
  },
};

/** What a bundler makes of imports that are no script. */
const bundlerImports = `
declare module '*.css' { const classes: Readonly<Record<string, string>>; export default classes; }
declare module '*?url' { const url: string; export default url; }
`;

function atItsOwnPlace(complaint: string, root: string, examples: readonly Example[]): string {
  return complaint.replace(/^.*example-(\d+)\.tsx?\((\d+),\d+\)/, (whole, index: string, line: string) => {
    const example = examples[Number(index)];
    return example === undefined ? whole : `${relative(root, example.file)}:${example.line + Number(line) - 1}`;
  });
}
