import { expect, test } from 'vitest';

import { splitStyles } from './first-styles.ts';

const html =
  '<html><body><nav id="menu" class="bar wide" data-kind="main"><a href="/"><svg></svg></a></nav><details><p class="lead">A</p></details>';
const isFirst = (rule: string): boolean => splitStyles(rule, html).first === rule;

test.each([
  '@layer tokens,base;',
  ':root{--blue:#00f}',
  '*,:before{box-sizing:border-box}',
  '.bar{display:flex}',
  '.bar.wide[data-kind=main]{gap:1rem}',
  '.bar[data-kind]>a svg:focus-visible{outline:2px solid}',
  'nav.bar:not(.narrow),.absent{margin:0}',
  '.bar:not(:has(h1)){min-block-size:100dvh}',
  'a[href^=\\/]{color:red}',
  '#menu{inset:0}',
  'details[open]>p{margin:0}',
  'a:before{content:"};.absent{"}',
  '@keyframes turn{to{rotate:1turn}}',
  '@media (width>=40rem){.lead{font-size:2rem}}',
  '@layer app{@media (width>=40rem){.lead{font-size:2rem}}}',
])('what a page needs as it stands is there at first: %s', (rule) => {
  expect(isFirst(rule)).toBe(true);
});

test.each([
  '.absent{display:flex}',
  '.bar[data-kind=side]{gap:1rem}',
  '.bar.lead{gap:1rem}',
  '.absent a,ul>.bar{margin:0}',
  '#other{inset:0}',
  'a:hover{color:red}',
  'a:active svg{color:red}',
  '@media print{.bar{display:none}}',
  '@media (width>=40rem){.absent{font-size:2rem}}',
])('what nothing on it matches, what is for print and what answers a pointer comes later: %s', (rule) => {
  expect(splitStyles(rule, html)).toEqual({ first: '', later: [[0, rule]], complete: rule });
});

test('both parts make the stylesheet again, with every rule where it was', () => {
  const style =
    '@layer a,b;@layer a{.absent{top:0}.bar{top:1px}.bar:hover{top:2px}@media print{.bar{top:3px}}a{top:4px}}.absent{top:5px}.lead{top:6px}.absent{top:7px}';
  const { first, later, complete } = splitStyles(style, html);
  expect(first).toBe('@layer a,b;@layer a{.bar{top:1px}a{top:4px}}.lead{top:6px}');
  let from = 0;
  const joined = later.map(([charactersBefore, text]) => {
    from += charactersBefore;
    return first.slice(from - charactersBefore, from) + text;
  });
  expect(joined.join('') + first.slice(from)).toBe(style);
  expect(complete).toBe(style);
});

test('a stylesheet with a block that is not closed is refused', () => {
  expect(() => splitStyles('.bar{top:0', html)).toThrow('not closed');
});
