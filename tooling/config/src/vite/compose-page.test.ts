import { expect, test } from 'vitest';

import { composePage } from './compose-page.ts';
import { filesOfPage, type Manifest } from './page-assets.ts';

const shell = `<!doctype html>
<html lang="es">
  <head>
    <link rel="icon" href="/static/traveller/assets/favicon.svg" type="image/svg+xml" />
    <title>Alisio</title>
    <script type="module" crossorigin src="/static/traveller/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/static/traveller/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/static/traveller/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const page = {
  path: '/',
  module: 'src/home.tsx',
  language: 'en',
  title: 'Bags & <more>',
  description: 'Two "free" bags',
  html: '<h1>$& Bags</h1>',
};
const assets = {
  style: 'h1{color:red}',
  sheets: ['/home.css'],
  fontStyle: '@font-face{src:url(/f.woff2)}',
  icon: 'data:image/svg+xml,$&',
  earlyPresses: 'listen($&)',
  boot: '/boot.js',
  entry: '/index.js',
  preloads: ['/shared.js', '/home.js'],
  later: ['/picker.js', '/picker.css'],
};

test('a page is written with its language, title, content and styles, and starts by the boot script alone', () => {
  expect(composePage(shell, page, assets)).toBe(`<!doctype html>
<html lang="en">
  <head>
    <link rel="icon" href="data:image/svg+xml,$&" type="image/svg+xml" />
    <title>Bags &amp; &lt;more></title>
    <meta name="description" content="Two &quot;free&quot; bags" />
    <style>h1{color:red}</style>
    <link rel="stylesheet" href="/home.css" media="not all" disabled />
    <style media="not all">@font-face{src:url(/f.woff2)}</style>
    <noscript><style>@font-face{src:url(/f.woff2)}</style></noscript>
    <script>listen($&)</script>
    <script defer src="/boot.js" data-main="/index.js" data-preload="/shared.js /home.js" data-later="/picker.js /picker.css"></script>
  </head>
  <body>
    <div id="root"><h1>$& Bags</h1></div>
  </body>
</html>`);
});

test.each([
  ['an entry script', '<script type="module" crossorigin src="/static/traveller/assets/index.js"></script>'],
  ['a title', '<title>Alisio</title>'],
  ['an icon', '<link rel="icon" href="/static/traveller/assets/favicon.svg" type="image/svg+xml" />'],
  ['an empty root', '<div id="root"></div>'],
  ['a language', ' lang="es"'],
])('a shell without %s is refused', (_, part) => {
  expect(() => composePage(shell.replace(part, ''), page, assets)).toThrow('no page can be written into it');
});

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/home.tsx', 'src/other.tsx'],
    css: ['index.css'],
  },
  '_shared.js': { file: 'shared.js', imports: ['index.html'], css: ['shared.css'] },
  'src/home.tsx': { file: 'home.js', imports: ['_shared.js', '_panel.js'], css: ['home.css'] },
  '_panel.js': { file: 'panel.js', dynamicImports: ['src/picker.tsx'] },
  'src/picker.tsx': { file: 'picker.js', imports: ['_shared.js', '_list.js'], css: ['home.css', 'picker.css'] },
  '_list.js': { file: 'list.js' },
  'src/other.tsx': { file: 'other.js' },
};

test('a page’s files are those of the entry and its own, each once, what is imported first, and what it loads later', () => {
  expect(filesOfPage(manifest, 'src/home.tsx')).toEqual({
    entry: 'index.js',
    scripts: ['shared.js', 'panel.js', 'home.js'],
    styles: ['shared.css', 'index.css', 'home.css'],
    later: ['list.js', 'picker.js', 'picker.css'],
  });
});

test('a page that the build does not have is refused by its name', () => {
  expect(() => filesOfPage(manifest, 'src/gone.tsx')).toThrow("'src/gone.tsx' is no chunk");
});
