import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { ownCommand, runCommand, tryCommand } from './run-command.ts';
import { parseManifest, type Manifest } from '@tooling/checks/tarball';

/** Makes an empty project outside the workspace and installs packages into it with npm. */
export async function installInto(project: string, packages: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  await runCommand('npm', ['install', ...packages], { cwd: project, env });
}

/** Lists every package that a project has installed, at any depth, sorted. */
export function installedPackages(project: string): readonly string[] {
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  return Object.keys(lock.packages)
    .filter((path) => path !== '')
    .map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .toSorted();
}

/** Gives the version of a package that a project has installed. */
export function installedVersion(project: string, name: string): string {
  const manifest = parseManifest(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8')) ?? {};
  return String(manifest['version']);
}

/** Lists the modules that an installed package offers: its subpaths, without patterns, styles and data. */
export function moduleSpecifiers(project: string, name: string): readonly string[] {
  const manifest = parseManifest(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8')) ?? {};
  const { exports: subpaths } = manifest as { exports?: unknown };
  if (typeof subpaths !== 'object' || subpaths === null) return [name];
  return Object.keys(subpaths)
    .filter((subpath) => !subpath.includes('*') && !/\.(json|css)$/.test(subpath))
    .map((subpath) => name + subpath.slice(1));
}

/** Lists the peers of published packages, optional ones too, as npm takes them: `zod@^4.0.0`. */
export function peersOf(manifests: readonly Manifest[]): readonly string[] {
  const peers = manifests.flatMap(({ peerDependencies }) => Object.entries(peerDependencies ?? {}));
  return [...new Set(peers.map(([name, range]) => `${name}@${String(range)}`))];
}

/** Writes a program that imports each module whole, and one that prints what each of them exports. */
export function writeProgram(project: string, specifiers: readonly string[]): void {
  const imports = specifiers.map((specifier, index) => `import * as module${index} from '${specifier}';\n`);
  const entries = specifiers.map((specifier, index) => `  '${specifier}': Object.keys(module${index}),\n`);
  writeFileSync(
    join(project, 'program.mts'),
    `${imports.join('')}\nexport const exported: Record<string, readonly string[]> = {\n${entries.join('')}};\n`,
  );
  writeFileSync(
    join(project, 'print.mjs'),
    `import { exported } from './program.mjs';\nprocess.stdout.write(JSON.stringify(exported));\n`,
  );
}

export type Resolution = 'bundler' | 'nodenext';

/**
 * Type-checks the program and everything that our packages declare, as a strict project would, and lists the
 * compiler's complaints; `nodenext` also emits the program.
 *
 * What packages of others declare is theirs to answer for: zod, for one, wants a `URL` that only a DOM or Node has.
 */
export async function typeFaults(
  project: string,
  compiler: 'tsc' | 'tsc6',
  resolution: Resolution,
  library: readonly string[],
): Promise<readonly string[]> {
  const file = `tsconfig.${compiler}.${resolution}.${library.join('-')}.json`;
  writeFileSync(
    join(project, file),
    JSON.stringify({
      compilerOptions: {
        target: 'es2023',
        lib: library,
        module: resolution === 'bundler' ? 'esnext' : 'nodenext',
        moduleResolution: resolution,
        noEmit: resolution === 'bundler',
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
      },
      files: ['program.mts'],
    }),
  );
  const { status, output } = await tryCommand(ownCommand(compiler), ['-p', file, '--pretty', 'false'], {
    cwd: project,
  });
  const complaints = output.split('\n').filter((line) => line.includes('error TS'));
  if (status !== 0 && complaints.length === 0) throw new Error(`${compiler} did not check ${project}:\n${output}`);
  return complaints.filter((line) => !line.startsWith('node_modules/') || line.startsWith('node_modules/@airline/'));
}

/** Runs the emitted program with a Node and gives the names that each module exports. */
export async function runProgram(project: string, node: string): Promise<Readonly<Record<string, readonly string[]>>> {
  return JSON.parse(await runCommand(node, ['print.mjs'], { cwd: project, env: {} })) as Record<string, string[]>;
}

/** Lists the Nodes to run with: this one, and the machine's own when it is another. */
export function nodesToRun(
  environment: NodeJS.ProcessEnv = process.env,
  running: string = process.execPath,
): readonly string[] {
  const own = (environment['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path));
  return own === undefined || own === running ? [running] : [running, own];
}
