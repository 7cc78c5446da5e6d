import { expect, test } from 'vitest';

import { messageGaps } from './message-gaps.ts';
import { en, es, serverMessages } from './messages/index.ts';

const compare = (spanish: object, english: object) =>
  messageGaps({ language: 'es', messages: spanish as typeof es }, { language: 'en', messages: english as typeof es });

test('both languages have every message, with the same placeholders and all plural forms', () => {
  const gaps = messageGaps({ language: 'es', messages: es }, { language: 'en', messages: en });
  expect(gaps, 'mend them in src/messages/es/<namespace>.ts or src/messages/en/<namespace>.ts').toEqual([]);
});

test('so do the texts that a server writes', () => {
  const gaps = messageGaps(
    { language: 'es', messages: serverMessages.es },
    { language: 'en', messages: serverMessages.en },
  );
  expect(gaps, 'mend them in src/messages/es/<namespace>.ts or src/messages/en/<namespace>.ts').toEqual([]);
});

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
