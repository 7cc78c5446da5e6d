import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  actionFor,
  errorCodes,
  loginErrorFor,
  messageKeyFor,
  parseErrorCode,
  problemFor,
  recoveryErrorFor,
} from './index.ts';

const catalogued = fc.constantFrom(...errorCodes.map(({ code }) => code));
const nearACode = fc.tuple(catalogued, fc.integer({ min: -12, max: 12 })).map(([code, step]) => code + step);

test('a number and its digits mean the same', () => {
  fc.assert(
    fc.property(fc.oneof(catalogued, nearACode, fc.maxSafeNat()), (code) => {
      const text = String(code);
      expect(parseErrorCode(text)).toBe(parseErrorCode(code));
      expect(actionFor(text)).toBe(actionFor(code));
      expect(messageKeyFor(text)).toBe(messageKeyFor(code));
      expect(problemFor(text)).toEqual(problemFor(code));
    }),
  );
});

test('a text is a code only when it reads back as it was written', () => {
  const almostDigits = fc
    .tuple(fc.string({ maxLength: 2 }), catalogued, fc.string({ maxLength: 2 }))
    .map(([before, code, after]) => `${before}${code}${after}`);
  fc.assert(
    fc.property(fc.oneof(almostDigits, fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      const code = parseErrorCode(text);
      const canonical = /^[1-9][0-9]{0,14}$/.test(text) || text === String(code);
      expect(code).toBe(canonical ? Number(text) : undefined);
    }),
  );
});

test('any value gets an answer, one meaning at most, and a problem with a status', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything({ withBigInt: true, withDate: true, withMap: true }), nearACode), (value) => {
      const meanings = [actionFor(value), loginErrorFor(value), recoveryErrorFor(value)].filter(Boolean);
      expect(meanings.length).toBeLessThanOrEqual(1);
      expect(messageKeyFor(value) === 'errors.generic').toBe(meanings.length === 0);
      const { status } = problemFor(value);
      expect(status >= 400 && status <= 599).toBe(true);
    }),
  );
});
