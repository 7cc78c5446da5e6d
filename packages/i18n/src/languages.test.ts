import { messageGaps } from '@airline/testing/message-gaps';
import { expect, test } from 'vitest';

import { en, es } from './generated/messages.ts';

test('both languages have every message, with the same placeholders and all plural forms', () => {
  const gaps = messageGaps({ language: 'es', messages: es }, { language: 'en', messages: en });
  expect(gaps, 'mend them in src/messages/<area>/es.ts or src/messages/<area>/en.ts').toEqual([]);
});
