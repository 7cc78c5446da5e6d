import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toNameInMail } from './name-in-mail.ts';

const name = fc
  .array(fc.constantFrom('Ana', '.', ' ', 'com', 'ñ', '-', '1'), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('no full stop of a name is followed by what could end an address, and nothing else changes', () => {
  fc.assert(
    fc.property(name, (typed) => {
      const written = toNameInMail(typed);
      expect(written).not.toMatch(/\.\S/);
      expect(written.replaceAll(' ', '')).toBe(typed.replaceAll(' ', ''));
      expect(toNameInMail(written)).toBe(written);
    }),
  );
});
