/** What a card says of its holder. */
export interface CardName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The first track of a card's magnetic stripe (ISO/IEC 7813): `%B`, the number, `^`, the name of 2 to 26 symbols, `^`, and more that is
 * not looked at.
 */
const firstTrack = /^%B\d{8,19}\^(?<name>[^^]{2,26})\^/i;

/**
 * Reads the holder's name from what a card reader typed: `LAST/FIRST MIDDLE.TITLE`. The title is left out. A card that names a shop's
 * gift, or nobody, gives `undefined`; the number is not looked at.
 */
export function readCardName(typed: string): CardName | undefined {
  const written = firstTrack.exec(typed)?.groups?.['name'];
  if (written === undefined) return undefined;
  const [lastName = '', given = ''] = written.split('/');
  const [firstName = ''] = given.split('.');
  const name = { firstName: firstName.trim(), lastName: lastName.trim() };
  return [name.firstName, name.lastName].every((part) => /\p{L}/u.test(part)) ? name : undefined;
}
