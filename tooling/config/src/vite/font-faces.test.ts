import { expect, test } from 'vitest';

import { withoutFontFaces } from './font-faces.ts';

const web = '@font-face{font-family:Breeze;src:url(/breeze.woff2)format("woff2")}';
const local = '@font-face{font-family:Lull;src:local(Arial);size-adjust:101%}';

test('the faces of fonts are parted from the rest, which keeps its order, and those that are fetched from those that are not', () => {
  expect(withoutFontFaces(`h1{color:red}${web}${local}p{background:url(/sky.svg)}`)).toEqual({
    style: 'h1{color:red}p{background:url(/sky.svg)}',
    localFaces: local,
    webFaces: web,
  });
});

test('styles without a font of their own stay as they are', () => {
  expect(withoutFontFaces('h1{color:red}')).toEqual({ style: 'h1{color:red}', localFaces: '', webFaces: '' });
});
