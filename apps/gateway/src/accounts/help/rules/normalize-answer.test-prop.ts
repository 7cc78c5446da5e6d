import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { normalizeAnswer } from './normalize-answer.ts';

const answer = fc.string({ unit: 'binary' });

test('an answer that is normal already stays as it is', () => {
  fc.assert(
    fc.property(answer, (text) => {
      expect(normalizeAnswer(normalizeAnswer(text))).toBe(normalizeAnswer(text));
    }),
  );
});

test('letter case, composition and spaces around it never matter', () => {
  fc.assert(
    fc.property(answer, fc.constantFrom(' ', '\t', '\u00A0', '\u2003'), (text, space) => {
      const normal = normalizeAnswer(text);
      expect(normalizeAnswer(`${space}${text}${space}`)).toBe(normal);
      expect(normalizeAnswer(text.normalize('NFD'))).toBe(normal);
      expect(normalizeAnswer(text.normalize('NFC'))).toBe(normal);
    }),
  );
});

test('neither does a word in capitals, in any script that has them', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zñáéíóúüàèçöäåøßœæ ]*$/), (text) => {
      expect(normalizeAnswer(text.toUpperCase())).toBe(normalizeAnswer(text));
    }),
  );
});
