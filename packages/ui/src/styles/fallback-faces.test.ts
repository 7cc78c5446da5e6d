import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { fallbackFaces, fallbackFacesPath } from '../../scripts/fallback-faces.ts';

test('the fallback faces are in step with the fonts', () => {
  expect(readFileSync(fallbackFacesPath, 'utf8')).toBe(fallbackFaces());
});

test('text asks for the web font, then for each fallback face', () => {
  const families = [...fallbackFaces().matchAll(/font-family: ('[^']+')/g)].map(([, family]) => family);
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  expect(tokens).toContain(
    `--font-sans: 'Figtree Variable', ${[...new Set(families)].join(', ')}, system-ui, sans-serif;`,
  );
});
