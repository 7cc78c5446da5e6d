import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(source, path), 'utf8');
const modules = globSync('**/*.module.css', { cwd: source }).toSorted();
const components = globSync('**/*.tsx', { cwd: source })
  .filter((path) => !/\.(test|stories)/.test(path))
  .toSorted();

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const classesOf = (css: string) =>
  new Set([...withoutComments(css).matchAll(/\.([a-z][a-z0-9-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name));

/** The class names that the components reading a module ask of it, under whichever name they import it. */
function asked(module: string): Set<string | undefined> {
  const file = module.split('/').at(-1) ?? '';
  return new Set(
    components.map(read).flatMap((text) => {
      const imported = new RegExp(`import (\\w+) from '[^']*/${file}'`).exec(text)?.[1];
      if (imported === undefined) return [];
      return [...text.matchAll(new RegExp(`\\b${imported}\\['([a-z0-9-]+)'\\]`, 'gi'))].map(([, name]) => name);
    }),
  );
}

test('there are modules to check', () => {
  expect(modules.length).toBeGreaterThan(10);
});

test.each(modules)('%s defines the classes that are asked of it, and no other', (module) => {
  expect(classesOf(read(module))).toEqual(asked(module));
});

test.each(modules)('%s stands in its layer, whichever file the browser reads first', (module) => {
  const css = read(module);
  expect(css.startsWith('@layer tokens, base, components, app;\n\n@layer ')).toBe(true);
  expect(css.match(/^[^\s@}]/gm)).toBeNull();
});

test.each(modules)('%s knows neither left nor right, pixels of text nor colours of its own', (module) => {
  const css = withoutComments(read(module));
  expect(css).not.toMatch(/(?<![a-z-])(margin|padding|border|inset)-(left|right|top|bottom)\b/);
  expect(css).not.toMatch(/(?<![a-z-])(left|right|top|bottom|width|height|min-width|max-width):/);
  expect(css).not.toMatch(/font-size:\s*\d+px/);
  expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i);
  expect(css).not.toMatch(/var\(--(white|ink|mist|night|blue|sun|coral|red|green|slate|teal)(-\d+)?\)/);
});

test.each(components)(
  '%s writes no style attribute: a strict content security policy forbids them in a prerendered page',
  (path) => {
    expect(read(path)).not.toMatch(/\sstyle=\{/);
  },
);
