import { expect, test } from 'vitest';

import { maskEmail } from './mask-email.ts';

test.each([
  ['ana@example.com', 'a•••@e•••.com'],
  ['a@b.co', 'a•••@b•••.co'],
  ['ana.perez@mail.example.co.uk', 'a•••@m•••.uk'],
  ['ñandu@correo.es', 'ñ•••@c•••.es'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
