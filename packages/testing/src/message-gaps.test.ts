import { expect, test } from 'vitest';

import { messageGaps, type MessageTree } from './message-gaps.ts';

const compare = (spanish: MessageTree, english: MessageTree) =>
  messageGaps({ language: 'es', messages: spanish }, { language: 'en', messages: english });

test.each([
  ['a message that English lacks', { a: { b: 'Hola' } }, { a: {} }, 'a.b', 'missing'],
  ['a message that Spanish lacks', {}, { a: 'Hello' }, 'a', 'unknown'],
  ['a message without text', { a: 'Hola' }, { a: ' ' }, 'a', 'empty'],
  ['a placeholder by another name', { a: 'Hola, {{name}}' }, { a: 'Hello, {{nombre}}' }, 'a', 'otherPlaceholders'],
  ['a placeholder left out', { a: 'Hola, {{name}}' }, { a: 'Hello' }, 'a', 'otherPlaceholders'],
  [
    'a plural without its form for millions',
    { a_one: '{{count}} día', a_other: '{{count}} días' },
    { a_one: '{{count}} day', a_other: '{{count}} days' },
    'a',
    'missingPlural',
  ],
])('%s is a gap', (_, spanish, english, key, reason) => {
  expect(compare(spanish, english)).toEqual([{ key, reason }]);
});

test('plural forms may differ between the languages as their rules do', () => {
  const spanish = { a_one: '{{count}} día', a_many: '{{count}} de días', a_other: '{{count}} días' };
  expect(compare(spanish, { a_one: '{{count}} day', a_other: '{{count}} days' })).toEqual([]);
});
