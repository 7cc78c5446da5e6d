import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const ownPlugin = 'tooling/checks/src/lint';

export interface LintResult {
  readonly status: number | null;
  /** File → the rules it breaks, written as the configuration writes them. */
  readonly broken: ReadonlyMap<string, readonly string[]>;
  readonly files: number;
}

/** Reads the root configuration: its options, and every setting of a rule in its own part or in an override. */
export function rootConfiguration(): {
  readonly options: unknown;
  readonly settings: readonly (readonly [rule: string, setting: unknown])[];
} {
  const configuration = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    options: unknown;
    rules: Record<string, unknown>;
    overrides: readonly { rules: Record<string, unknown> }[];
  };
  const parts = [configuration, ...configuration.overrides];
  return { options: configuration.options, settings: parts.flatMap(({ rules }) => Object.entries(rules)) };
}

/** Stands for the types of Node, the bundler and React, which the temporary tree does without. */
const ambient = `declare var process: { env: Record<string, string | undefined>; platform: string };
declare function require(name: string): unknown;
interface ImportMeta {
  readonly env: Record<string, string>;
  readonly url: string;
}
declare module 'node:process' {
  export const env: Record<string, string | undefined>;
  export const platform: string;
}
declare module 'react' {
  export function useState(initial: number): [number, (next: number) => void];
  export function useEffect(effect: () => void, dependencies?: readonly unknown[]): void;
}
declare namespace JSX {
  interface IntrinsicElements {
    [name: string]: unknown;
  }
}
`;

/**
 * Lints files (path in the repository → text) in a temporary tree under the real root configuration and the real
 * plugin, so that overrides match by the same paths.
 */
export function lintTree(files: Readonly<Record<string, string>>): LintResult & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'airline-lint-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(root, ownPlugin), join(folder, ownPlugin), {
    recursive: true,
    filter: (path) => !/\.[^.]+$/.test(path) || path.endsWith('.mjs'),
  });
  cpSync(join(root, 'tooling/config/tsconfig/base.json'), join(folder, 'tsconfig.base.json'));
  write(folder, {
    'tsconfig.json': JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { jsx: 'preserve', lib: ['es2023', 'dom'] },
      include: ['generated', 'apps', 'packages', 'tooling'],
    }),
    'generated/ambient.d.ts': ambient,
    ...files,
  });

  const bin = join(import.meta.dirname, '../../node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(join(bin, 'oxlint'), ['--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, OXLINT_TSGOLINT_PATH: join(bin, 'tsgolint') },
  });
  const report = parseReport(stdout, stderr);
  const broken = new Map<string, string[]>();
  for (const { filename, code } of report.diagnostics) {
    broken.set(filename, [...(broken.get(filename) ?? []), ruleName(code)]);
  }
  return { folder, status, broken, files: report.number_of_files };
}

function parseReport(
  stdout: string,
  stderr: string,
): { diagnostics: readonly { filename: string; code?: string }[]; number_of_files: number } {
  try {
    return JSON.parse(stdout) as ReturnType<typeof parseReport>;
  } catch {
    throw new Error(`oxlint gave no report: ${stdout.slice(0, 2000)}${stderr.slice(0, 2000)}`);
  }
}

/** `typescript(no-explicit-any)` → `typescript/no-explicit-any`; the core's rules carry no plugin, those of hooks are React's. */
function ruleName(code: string | undefined): string {
  const [, plugin, rule] = /^([\w-]+)\(([\w-]+)\)$/.exec(code ?? '') ?? [];
  if (rule === undefined) return code ?? 'no rule';
  return plugin === 'eslint' ? rule : `${plugin === 'react-hooks' ? 'react' : plugin}/${rule}`;
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
