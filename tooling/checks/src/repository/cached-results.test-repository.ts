import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '@tooling/run/toolchain';

interface Task {
  readonly taskId: string;
  readonly hash: string;
  /** The hash of each file that the result depends on, by its path in the package. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The variables that the result depends on, each as its name and a hash of its value. */
  readonly environmentVariables: { readonly configured: readonly string[] };
}

const testTasks = [
  'test:unit',
  'test:prop',
  'test:crash',
  'test:long',
  'test:browser',
  'test:stories',
  'test:e2e',
  'test:e2e:long',
  'test:e2e:instants',
];

/** Asks turbo what it would run, and by which hash it would find a kept result. */
function planTasks(names: readonly string[], given: Readonly<Record<string, string>>): readonly Task[] {
  const plan = execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', ...names, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...given },
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { tasks } = JSON.parse(plan) as { readonly tasks: readonly (Task & { readonly command: string })[] };
  return tasks.filter(
    ({ taskId, command }) => names.some((name) => taskId.endsWith(`#${name}`)) && command !== '<NONEXISTENT>',
  );
}

const variables = {
  E2E_INSTANT: '2027-02-28T12:00:00Z',
  FAST_CHECK_SEED: '7',
  FILE_ORDER_SEED: '7',
  FUZZ_SEED: '7',
  KILLS_SEED: '7',
  PROPERTY_RUNS: '7',
  STORY_SET: 'longer',
  TEST_PROGRAMS: 'Chromium 150',
};
const before = planTasks(testTasks, variables);
const after = planTasks(testTasks, { ...variables, TEST_PROGRAMS: 'Chromium 151' });

test('a result is not taken from the cache where a browser or a database of another version would make it', () => {
  const hashes = new Map(after.map(({ taskId, hash }) => [taskId, hash]));
  expect(new Set(before.map(({ taskId }) => taskId.split('#')[1]))).toEqual(new Set(testTasks));
  expect(before.filter(({ taskId, hash }) => hashes.get(taskId) === hash).map(({ taskId }) => taskId)).toEqual([]);
});

test.each([
  ['FAST_CHECK_SEED', '@tooling/unit-tests#test:unit'],
  ['FAST_CHECK_SEED', '@airline/validation#test:prop'],
  ['FILE_ORDER_SEED', '@tooling/unit-tests#test:unit'],
  ['PROPERTY_RUNS', '@airline/validation#test:prop'],
  ['FUZZ_SEED', '@airline/gateway#test:unit'],
  ['FUZZ_SEED', '@airline/gateway#test:prop'],
  ['KILLS_SEED', '@airline/gateway#test:crash'],
  ['STORY_SET', '@tooling/storybook#test:stories'],
  ['E2E_INSTANT', '@tooling/e2e#test:e2e'],
])('a result is not taken from the cache where %s is another one', (variable, taskId) => {
  const task = before.find((each) => each.taskId === taskId);
  expect(task?.environmentVariables.configured.map((pair) => pair.split('=')[0])).toContain(variable);
});

const sources = ['../../packages', '../../apps', '../../tooling'];
const checks = planTasks(['typecheck', 'lint', 'format:check', 'unused', 'test:repository'], {});

test.each([
  ['//#typecheck', '.', ['packages', 'apps', 'tooling', ':!*.md', ':!*.css', 'packages/*README.md']],
  ['//#lint', '.', ['.']],
  ['//#format:check', '.', ['.']],
  ['@tooling/checks#unused', 'tooling/checks', sources],
  ['@tooling/checks#test:repository', 'tooling/checks', sources],
  ['@airline/gateway#test:unit', 'apps/gateway', ['.']],
  ['@tooling/e2e#test:e2e', 'tooling/e2e', ['.']],
  [
    '@tooling/unit-tests#test:unit',
    'tooling/unit-tests',
    ['.', '../../packages', '../../apps', '../../pnpm-lock.yaml'],
  ],
])('the result of %s depends on every file that its tests may read', (taskId, folder, read) => {
  const tracked = execFileSync('git', ['ls-files', ...read], { cwd: join(root, folder), encoding: 'utf8' })
    .trim()
    .split('\n');
  const inputs = [...before, ...checks].find((each) => each.taskId === taskId)?.inputs ?? {};
  expect(tracked.length).toBeGreaterThan(100);
  expect(tracked.filter((path) => !(path in inputs))).toEqual([]);
});
