/**
 * node scripts/design-palettes.ts
 *
 * Writes the colours of `tokens.css` as data into `@airline/client-config`, which checks a deployment's own colours against them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readTokenSheet, resolveToken } from '../src/styles/token-sheet.ts';

export const designPalettesPath = join(import.meta.dirname, '../../client-config/src/generated/design-palettes.ts');

/** The apps by the `data-brand` of their pages. */
const apps = { traveller: [], ctm: ["[data-brand='corporate']"], webview: ["[data-brand='webview']"] };

/** Resolves each opaque colour in the light and the dark look of each app. */
export function designPalettes(): string {
  const sheet = readTokenSheet(readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8'));
  const names = new Set(sheet.flatMap(({ declarations }) => [...declarations.keys()]));
  const colours = [...names].filter((name) => name.startsWith('--color-')).toSorted();
  const isOpaque = (name: string): boolean =>
    /^#[0-9a-f]{6}$/i.test(resolveToken(sheet, { dark: false, selectors: [] }, name));
  const opaque = colours.filter(isOpaque);
  const palettes = Object.entries(apps).map(([app, selectors]) => {
    const looks = [false, true].map((dark) => {
      const lines = opaque.map((name) => {
        const value = resolveToken(sheet, { dark, selectors }, name);
        return `      '${name.slice('--color-'.length)}': '${value}',`;
      });
      return `    ${dark ? 'dark' : 'light'}: {\n${lines.join('\n')}\n    },`;
    });
    return `  ${app}: {\n${looks.join('\n')}\n  },`;
  });
  return `// Written by packages/ui/scripts/design-palettes.ts from packages/ui/src/styles/tokens.css: change the tokens, then generate.

/** Holds the colours of the design in the light and the dark look of each app, as \`#rrggbb\`. */
export const designPalettes = {
${palettes.join('\n')}
} as const;

/** Names a colour of the design: a token without its \`--color-\`. */
export type DesignColour = keyof (typeof designPalettes)['traveller']['light'];
`;
}

if (import.meta.main) {
  mkdirSync(dirname(designPalettesPath), { recursive: true });
  writeFileSync(designPalettesPath, designPalettes());
}
