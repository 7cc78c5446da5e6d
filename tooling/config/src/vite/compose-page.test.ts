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
    <noscript><p>JavaScript</p></noscript>
    <div id="root"></div>
  </body>
</html>`;

const page = {
  path: '/',
  module: 'src/home.tsx',
  beside: [],
  notAhead: [],
  isOutline: false,
  asks: '/api/flights?from={from|}&adults={adults|1}',
  noScript: '',
  language: 'en',
  title: 'Bags & <more>',
  description: 'Two "free" bags',
  html: '<h1>$& Bags</h1>',
  messages: { language: 'en', messages: { shell: {} } },
};
const assets = {
  style: 'h1{color:red}',
  sheets: ['/home.css'],
  sheetsAhead: ['/more.css'],
  localFaces: '@font-face{src:local(Arial)}',
  webFaces: '@font-face{src:url(/f.woff2)}',
  icon: 'data:image/svg+xml,$&',
  earlyPresses: 'listen($&)',
  boot: 'start($&)',
  entry: '/index.js',
  preloads: ['/shared.js', '/home.js'],
  later: ['/picker.js', '/picker.css'],
  supplement: { address: '/page.json' },
};

test('a page is written with its language, title, content and styles, and starts by the boot script', () => {
  expect(composePage(shell, page, assets)).toBe(`<!doctype html>
<html lang="en">
  <head>
    <link rel="icon" href="data:image/svg+xml,$&" type="image/svg+xml" />
    <title>Bags &amp; &lt;more></title>
    <meta name="description" content="Two &quot;free&quot; bags" />
    <style id="first-styles">h1{color:red}</style>
    <style>@font-face{src:local(Arial)}</style>
    <link rel="stylesheet" href="/home.css" media="not all" disabled />
    <style media="not all">@font-face{src:url(/f.woff2)}</style>
    <noscript><style>@font-face{src:url(/f.woff2)}</style></noscript>
    <script>listen($&)</script>
  </head>
  <body>
    
    <div id="root"><h1>$& Bags</h1></div>
    <script data-main="/index.js" data-preload="/shared.js /home.js" data-sheets="/more.css" data-later="/picker.js /picker.css" data-asks="/api/flights?from={from|}&amp;adults={adults|1}" data-supplement="/page.json">start($&)</script>
    <noscript><link rel="stylesheet" href="/home.css" /></noscript>
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
    dynamicImports: ['../../packages/app-shell/src/react-root.ts', 'src/home.tsx', 'src/other.tsx'],
    css: ['index.css'],
  },
  '../../packages/app-shell/src/react-root.ts': { file: 'renderer.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', imports: ['index.html', '_react.js'], css: ['shared.css'] },
  'src/home.tsx': { file: 'home.js', imports: ['_shared.js', '_panel.js'], css: ['home.css'] },
  '_panel.js': { file: 'panel.js', dynamicImports: ['src/picker.tsx'] },
  'src/picker.tsx': { file: 'picker.js', imports: ['_shared.js', '_list.js'], css: ['home.css', 'picker.css'] },
  '_list.js': { file: 'list.js' },
  'src/other.tsx': { file: 'other.js' },
};

test('a page’s files are those of the entry and its own, each once, what is imported first, and the renderer last', () => {
  expect(filesOfPage(manifest, { module: 'src/home.tsx', beside: [], notAhead: [] })).toEqual({
    entry: 'index.js',
    scripts: ['react.js', 'shared.js', 'panel.js', 'home.js', 'renderer.js'],
    styles: ['shared.css', 'index.css', 'home.css'],
    entryStyles: ['shared.css', 'index.css'],
    later: ['list.js', 'picker.js', 'picker.css'],
  });
});

test('what a page asks for at once is fetched with it, and what comes into sight later is not fetched ahead', () => {
  const files = filesOfPage(manifest, {
    module: 'src/home.tsx',
    beside: ['src/other.tsx'],
    notAhead: ['src/picker.tsx'],
  });
  expect(files.scripts).toEqual(['react.js', 'shared.js', 'panel.js', 'home.js', 'other.js', 'renderer.js']);
  expect(files.later).toEqual([]);
  expect(() => filesOfPage(manifest, { module: 'src/home.tsx', beside: [], notAhead: ['src/map.tsx'] })).toThrow(
    "'src/map.tsx' is nothing that 'src/home.tsx' imports later",
  );
});

test('an outline says that it is one, and what to do without scripts, and has its supplement behind its start', () => {
  const outline = { ...page, isOutline: true, noScript: '<p>Turn JavaScript on</p>' };
  const html = composePage(shell, outline, { ...assets, supplement: { text: '{"a":"</script>"}' } });
  expect(html).toContain('<noscript><p>Turn JavaScript on</p></noscript>');
  expect(html).toContain('<div id="root" data-outline><h1>');
  expect(html).toContain(
    String.raw`data-supplement="">start($&)</script>
    <script type="application/json" id="supplement">{"a":"\u003c/script>"}</script>`,
  );
});

test('a build without the renderer is refused', () => {
  const { 'index.html': entry = { file: '' }, 'src/home.tsx': home = { file: '' } } = manifest;
  expect(() =>
    filesOfPage({ 'index.html': entry, 'src/home.tsx': home }, { module: 'src/home.tsx', beside: [], notAhead: [] }),
  ).toThrow("no chunk of 'app-shell/src/react-root.ts'");
});

test('a page that the build does not have is refused by its name', () => {
  expect(() => filesOfPage(manifest, { module: 'src/gone.tsx', beside: [], notAhead: [] })).toThrow(
    "'src/gone.tsx' is no chunk",
  );
});
