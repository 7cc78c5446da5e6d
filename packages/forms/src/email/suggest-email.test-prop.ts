import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { suggestEmail } from './suggest-email.ts';

const domain = fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.es', 'yahoo.com.mx', 'icloud.com');
const local = fc.stringMatching(/^[a-zA-Z0-9.+_-]{1,12}$/);

test('what is suggested is suggested no other address', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.emailAddress(), (text, email) => {
      for (const typed of [text, `a@${text}`, email]) {
        expect(suggestEmail(suggestEmail(typed) ?? '')).toBeUndefined();
      }
    }),
  );
});

test('one letter that is doubled or exchanged in a large provider’s name is put right, and the rest stays', () => {
  fc.assert(
    fc.property(local, domain, fc.nat({ max: 4 }), fc.boolean(), (name, right, place, isDoubled) => {
      const letter = right.charAt(place);
      const next = right.charAt(place + 1);
      fc.pre(next !== '.' && next !== letter);
      const slip = isDoubled ? letter + letter + next : next + letter;
      const typed = `${name}@${right.slice(0, place)}${slip}${right.slice(place + 2)}`;
      expect(suggestEmail(typed)).toBe(`${name}@${right}`);
      expect(suggestEmail(`${name}@${right}`)).toBeUndefined();
    }),
  );
});
