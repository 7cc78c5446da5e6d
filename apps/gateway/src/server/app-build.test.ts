import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepBuild, pageKey } from './app-build.ts';

let folder: string;
let now: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  now = Date.parse('2026-11-21T07:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  writeFileSync(join(folder, file), content);
  utimesSync(join(folder, file), now / 1000, now / 1000);
}

/** Writes a build as the tools do: the page, the list of the prerendered ones, and what is compressed last. */
function build(name: string): void {
  write('index.html', `page of ${name}`);
  write('home.html', `home of ${name}`);
  write('page-paths.json', JSON.stringify(['/', `/${name}`]));
  write(
    'prerendered.json',
    JSON.stringify([
      { path: '/', language: 'es', file: 'home.html', isPublic: true, styleHashes: [name], scriptHashes: [name] },
      { path: '/two', language: 'es', file: 'home.html', styleHashes: [name], scriptHashes: [name] },
    ]),
  );
  write('page-paths.json.gz', 'compressed list of pages');
}

test('a build that was made meanwhile is taken over whole, once it has settled', () => {
  build('one');
  const keeper = keepBuild(folder, () => now);
  expect(keeper.current().page?.html).toBe('page of one');
  now += 60_000;
  build('two');
  expect(keeper.current().page?.html).toBe('page of one');
  now += 5_000;
  const { page, pagePaths, prerendered, publicPaths } = keeper.current();
  expect(page?.html).toBe('page of two');
  expect(prerendered.get(pageKey('/', 'es'))?.html).toBe('home of two');
  expect(page?.policy).toContain("style-src 'self';");
  expect(prerendered.get(pageKey('/', 'es'))?.policy).toContain("script-src 'self' 'two'; style-src 'self' 'two';");
  expect(publicPaths).toEqual(['/']);
  expect([...pagePaths]).toEqual(['/', '/two']);
});

test('while a build is being made the one before counts: without its page, and without what is written last', () => {
  build('one');
  const keeper = keepBuild(folder, () => now);
  for (const file of ['index.html', 'page-paths.json.gz', 'home.html', 'prerendered.json']) rmSync(join(folder, file));
  now += 60_000;
  expect(keeper.current().page?.html).toBe('page of one');
  write('index.html', 'page of two');
  now += 60_000;
  expect(keeper.current().page?.html).toBe('page of one');
  expect(keeper.current().prerendered.size).toBe(2);
});

test('an app that is built after the start is there', () => {
  const keeper = keepBuild(folder, () => now);
  expect(keeper.current().page).toBeUndefined();
  build('first');
  now += 60_000;
  expect(keeper.current().page?.html).toBe('page of first');
});

test('a page without the list of paths is no build: every address would be answered as one without a page', () => {
  build('one');
  rmSync(join(folder, 'page-paths.json'));
  expect(keepBuild(folder, () => now).current().page).toBeUndefined();
});
