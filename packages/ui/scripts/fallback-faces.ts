/**
 * node scripts/fallback-faces.ts
 *
 * Writes the local faces that stand until the web font is there, each scaled to its widths and heights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { create, type Font } from 'fontkitten';

export const fallbackFacesPath = join(import.meta.dirname, '../src/styles/generated/fallback-faces.css');

/** The fonts of people's machines, the first one found is used. Android's Roboto has the web font's widths as it is. */
const fallbacks = [
  {
    family: 'Arial as Figtree',
    // Windows and Apple have Arial, Linux has Liberation Sans, ChromeOS Arimo: the same widths.
    locals: ['Arial', 'Liberation Sans', 'Arimo'],
    regular: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
    bold: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  },
  {
    family: 'DejaVu Sans as Figtree',
    locals: ['DejaVu Sans'],
    regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  },
];

const weights = [
  {
    weights: '300 500',
    web: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
    file: 'regular',
    suffix: '',
  },
  {
    // Most bold text is of weight 600.
    weights: '501 900',
    web: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
    file: 'bold',
    suffix: ' Bold',
  },
] as const;

/** Letters of 100,000 in Spanish (F. Pratt, Secret and Urgent, 1939) and in English (R. Lewand, Cryptological Mathematics, 2000). */
const letters = {
  es: 'a11525 b2215 c4019 d5010 e12181 f692 g1768 h703 i6247 j493 k11 l4967 m3157 n6712 o8683 p2510 q877 r6871 s7977 t4632 u2927 v1138 w17 x215 y1008 z467 á502 é433 í725 ñ311 ó827 ú168 ü12',
  en: 'a8167 b1492 c2782 d4253 e12702 f2228 g2015 h6094 i6966 j153 k772 l4025 m2406 n6749 o7507 p1929 q95 r5987 s6327 t9056 u2758 v978 w2360 x150 y1974 z74',
};
/** A word has five letters on average. */
const space = ' 20000';

/** Computes the rules, one for each font and thickness. */
export function fallbackFaces(): string {
  const faces = fallbacks.flatMap(({ family, locals, ...files }) =>
    weights.map(({ weights: range, web, file, suffix }) => {
      const webFont = openFont(web);
      const scale = meanWidth(webFont) / meanWidth(openFont(files[file]));
      const height = (units: number): string => percent(units / webFont.unitsPerEm / scale);
      return [
        '@font-face {',
        `  font-family: '${family}';`,
        `  font-weight: ${range};`,
        `  src: ${locals.map((name) => `local('${name}${suffix}')`).join(', ')};`,
        `  size-adjust: ${percent(scale)};`,
        `  ascent-override: ${height(webFont.ascent)};`,
        `  descent-override: ${height(-webFont.descent)};`,
        `  line-gap-override: ${height(webFont.lineGap)};`,
        '}',
      ].join('\n');
    }),
  );
  return `/* Written by \`pnpm generate\`: scripts/fallback-faces.ts. */\n${faces.join('\n\n')}\n`;
}

const require = createRequire(import.meta.url);

function openFont(file: string): Font {
  const font = create(readFileSync(require.resolve(file)));
  if (font.isCollection) throw new Error(`${file} holds several fonts: name one.`);
  return font;
}

/** The mean width of a letter in running text of both languages, in em. */
function meanWidth(font: Font): number {
  const frequencies = [letters.es, space, letters.en, space].flatMap((list) =>
    [...list.matchAll(/(\D)(\d+) ?/g)].map(([, letter = '', count]) => ({ letter, count: Number(count) })),
  );
  const total = frequencies.reduce((sum, { count }) => sum + count, 0);
  const width = frequencies.reduce(
    (sum, { letter, count }) => sum + count * font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  return width / total / font.unitsPerEm;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}

if (import.meta.main) writeFileSync(fallbackFacesPath, fallbackFaces());
