import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatJsonPointer, parseJsonPointer } from './json-pointer.ts';

const step = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('~', '/', '0', '1', '#', '%', '.') }));
const noise = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('~', '/', '0', '1', '#', '%', 'a') }));

/** Reads the steps off a value: what each names is what the pointer names (RFC 6901, section 4, step by step). */
function escapeBySpecification(name: string): string {
  return name
    .split('')
    .map((sign) => (sign === '~' ? '~0' : sign === '/' ? '~1' : sign))
    .join('');
}

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      expect(parseJsonPointer(formatJsonPointer(steps))).toEqual(steps);
    }),
  );
});

test('each sign is written as the standard says', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      expect(formatJsonPointer(steps)).toBe(steps.map((name) => `/${escapeBySpecification(name)}`).join(''));
    }),
  );
});

test('a text that begins with a slash and escapes well is a pointer, written as it was read; any other is none', () => {
  fc.assert(
    fc.property(
      noise.filter((text) => !text.startsWith('#')),
      (text) => {
        const steps = parseJsonPointer(text);
        const isPointer = text === '' || (text.startsWith('/') && !/~([^01]|$)/s.test(text));
        expect(steps === undefined ? undefined : formatJsonPointer(steps)).toBe(isPointer ? text : undefined);
      },
    ),
  );
});

test('the form of a URI says the same', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (steps) => {
      const pointer = formatJsonPointer(steps);
      expect(parseJsonPointer(`#${encodeURI(pointer).replaceAll('#', '%23')}`)).toEqual(steps);
    }),
  );
});
