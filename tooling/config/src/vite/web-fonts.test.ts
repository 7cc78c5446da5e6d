import { expect, test } from 'vitest';

import { withoutWebFonts } from './web-fonts.ts';

const web = '@font-face{font-family:Breeze;src:url(/breeze.woff2)format("woff2")}';
const local = '@font-face{font-family:Lull;src:local(Arial);size-adjust:101%}';

test('fonts that are fetched are parted from the rest, which keeps its order and its local faces', () => {
  expect(withoutWebFonts(`h1{color:red}${web}${local}p{background:url(/sky.svg)}`)).toEqual({
    style: `h1{color:red}${local}p{background:url(/sky.svg)}`,
    fontStyle: web,
  });
});

test('styles without a font of their own stay as they are', () => {
  expect(withoutWebFonts('h1{color:red}')).toEqual({ style: 'h1{color:red}', fontStyle: '' });
});
