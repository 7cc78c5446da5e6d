/**
 * pnpm new:package <name> --layer <layer> --description "<one line>" [--published]
 *
 * Writes packages/<name>, packages/parts/<name> or packages/features/<name>, complete and green; then run `pnpm install`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { layers, nameProblem, packageFiles, packageFolder } from './package-files.ts';

const usage = `usage: pnpm new:package <name> --layer <${layers.join('|')}> --description "<one line>" [--published]`;

const { values, positionals } = readArguments();
const [name] = positionals;
const layer = layers.find((known) => known === values.layer);
if (name === undefined) refuse(`Give the package a name.\n${usage}`);
if (layer === undefined) refuse(`'${values.layer ?? ''}' is no layer: give one of ${layers.join(', ')}.\n${usage}`);
if (values.description === undefined) refuse(`Give the package a description of one line.\n${usage}`);
const problem = nameProblem(name);
if (problem !== undefined) refuse(problem);

const root = join(import.meta.dirname, '../../../..');
const home = packageFolder(layer, name);
const folder = join(root, home);
if (existsSync(folder)) refuse(`${home} exists already: choose another name, or remove the folder first.`);

for (const [path, text] of packageFiles({
  name,
  layer,
  description: values.description,
  published: values.published,
})) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
execFileSync('oxfmt', [folder], { stdio: 'ignore' });
process.stdout.write(
  `${home} is written. Next: pnpm install; then a line in docs/packages.md${values.published ? ' and a changeset' : ''}.\n`,
);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        layer: { type: 'string' },
        description: { type: 'string' },
        published: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}
