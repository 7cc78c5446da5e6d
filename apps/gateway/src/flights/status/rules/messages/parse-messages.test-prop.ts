import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseMessages } from './parse-messages.ts';

const word = fc.oneof(
  fc.constantFrom('MVT', 'DIV', 'ASM', 'SSM', 'COR MVT', 'UTC', 'LT', 'CNL', 'TIM', 'EQT', '//', '', 'SI X'),
  fc.constantFrom('9Z1/02.N1Z.DAL', '9Z1/02DEC26', '9Z1', '01DEC26 20DEC26 1', 'AD0700/0711', 'AA0810', 'EA0815 HOU'),
  fc.constantFrom('DL93/0025', 'DR71', 'RR0700', 'J 7M8 .Y175', 'DAL0705 HOU0810', 'QU HDQOW9Z', '.DALKK9Z 020705'),
  fc.string({ maxLength: 30 }),
);

test('whatever stands in a text, it is read whole or refused with a fault on one of its lines', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (lines) => {
      const text = lines.join('\n');
      const parsed = parseMessages(text);
      const found = 'messages' in parsed ? parsed.messages : parsed.faults;
      expect(found.length).toBeGreaterThan(0);
      for (const { line } of found) expect(line).toBeLessThanOrEqual(text.split('\n').length);
    }),
  );
});
