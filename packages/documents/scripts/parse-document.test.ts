import { expect, test } from 'vitest';

import { parseDocument } from './parse-document.ts';

const front =
  "---\ntitle: Equipaje\nlead: Lo que puede llevar.\ndescription: 'Medidas: todas.'\nversion: 2026-11-23\n---\n";

test('a document is read as it is written', () => {
  const text = `${front}
## Medidas {#sizes}

Hasta **23 kg**, según su [tarifa](page:fare-rules#fares), “A & B”.

- una
- dos [{{phone}}]({{phoneHref}})

### ¿Y más?

> Cuidado.

| Qué | Cuánto |
| --- | ------ |
| Una | {{one}} |

{{table.bagSizes}}
`;
  expect(parseDocument(text, 'x.md')).toEqual({
    title: 'Equipaje',
    lead: 'Lo que puede llevar.',
    description: 'Medidas: todas.',
    version: '2026-11-23',
    sections: [
      {
        id: 'sizes',
        title: 'Medidas',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              'Hasta ',
              { strong: '23 kg' },
              ', según su ',
              { text: 'tarifa', to: 'page:fare-rules#fares' },
              ', “A & B”.',
            ],
          },
          { kind: 'list', items: [['una'], ['dos ', { text: '{{phone}}', to: '{{phoneHref}}' }]] },
          { kind: 'heading', text: '¿Y más?' },
          { kind: 'note', spans: ['Cuidado.'] },
          { kind: 'table', head: [['Qué'], ['Cuánto']], rows: [[['Una'], ['{{one}}']]] },
          { kind: 'data', name: 'bagSizes' },
        ],
      },
    ],
  });
});

test.each([
  ['no version', front.replace(/version.*\n/, ''), "has no 'version'"],
  ['a version that is no date', front.replace('2026-11-23', 'noviembre'), 'is no date'],
  ['a section without an id', `${front}## Medidas\n`, 'end a section’s heading with {#an-id}'],
  ['two sections of one id', `${front}## A {#a}\n\n## B {#a}\n`, 'two sections have the id a'],
  ['text before the first section', `${front}Hola.\n`, 'begin with a section'],
  ['a picture', `${front}## A {#a}\n\n![x](y.png)\n`, "'image' is nothing that a sentence has"],
  ['code', `${front}## A {#a}\n\n\`\`\`\nx\n\`\`\`\n`, "'code' is nothing that a page shows"],
  ['HTML', `${front}## A {#a}\n\n<b>x</b>\n`, 'nothing that a'],
  ['a list within a list', `${front}## A {#a}\n\n- x\n  - y\n`, 'an item of a list is one line'],
])('%s is refused with the file and the place', (_, text, fault) => {
  expect(() => parseDocument(text, 'content/bags/es.md')).toThrow(fault);
  expect(() => parseDocument(text, 'content/bags/es.md')).toThrow('content/bags/es.md');
});
