import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { beforeAll, expect, test } from 'vitest';

interface StoryResult {
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

const results = new Map<string, StoryResult>();
let exitCode: number | null;

beforeAll(() => {
  const report = join(mkdtempSync(join(tmpdir(), 'stories-')), 'report.json');
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const run = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'stories', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: join(import.meta.dirname, '..'), env: { ...process.env, STORYBOOK_FIXTURES: '1' }, encoding: 'utf8' },
  );
  exitCode = run.status;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; assertionResults: StoryResult[] }[];
  };
  for (const file of testResults) {
    const name = /([^/]+)\.stories\.tsx$/.exec(file.name)?.[1];
    const [result] = file.assertionResults;
    if (name !== undefined && result !== undefined) results.set(name, result);
  }
});

test('the run fails as a whole', () => {
  expect(exitCode).not.toBe(0);
});

test('a story whose input has its label passes', () => {
  expect(results.get('LabelledInput')).toMatchObject({ status: 'passed', failureMessages: [] });
});

test('a story with an unlabelled input fails and names the label rule', () => {
  const result = results.get('UnlabelledInput');
  expect(result?.status).toBe('failed');
  expect(result?.failureMessages.join('\n')).toMatch(/form elements must have labels/i);
});

test('a story that only another theme makes unreadable fails and names the theme', () => {
  const result = results.get('FaintInTheDark');
  expect(result?.status).toBe('failed');
  expect(result?.failureMessages.join('\n')).toContain("color-contrast in theme 'dark'");
});

test('a story that does not fit into 320 px fails and names what is too wide', () => {
  const result = results.get('TooWide');
  expect(result?.status).toBe('failed');
  expect(result?.failureMessages.join('\n')).toMatch(/wider than 320 px.*<p/);
});

test('a story that does not fit with text of twice the size fails and names what is too wide', () => {
  const result = results.get('TooWideWhenLarge');
  expect(result?.status).toBe('failed');
  expect(result?.failureMessages.join('\n')).toMatch(/wider than 640 px with text at 200 %.*<p/);
});

test('a story that cuts text of twice the size off fails and names where', () => {
  const result = results.get('CutWhenLarge');
  expect(result?.status).toBe('failed');
  expect(result?.failureMessages.join('\n')).toMatch(/cut off at 1280 px with text at 200 %: <p/);
});

test('a story that moves where less motion is asked for fails and names what moves', () => {
  const result = results.get('Restless');
  expect(result?.status).toBe('failed');
  expect(result?.failureMessages.join('\n')).toMatch(/moves for Infinity ms with reduced motion: <p/);
});

test('a story that makes React complain on the console fails with what was said', () => {
  const result = results.get('Noisy');
  expect(result?.status).toBe('failed');
  expect(result?.failureMessages.join('\n')).toMatch(/console\.error: .*same key/);
});
