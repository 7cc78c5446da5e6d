/** No letter that is taken for a digit or for another letter, and no vowel that makes words. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
const codeLength = 12;
const groupLength = 4;

const recoveryCodeCount = 10;

/** Draws the recovery codes of an account by `random(below)`: ten of twelve characters, 57 bits each, such as `7KQM-2XPH-94TB`. */
export function makeRecoveryCodes(random: (below: number) => number): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length: codeLength }, () => alphabet[random(alphabet.length)]).join('');
    return (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
  });
}

/** Gives a typed code as it is compared: letter case, spaces and hyphens do not matter. */
export function normalizeRecoveryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}
