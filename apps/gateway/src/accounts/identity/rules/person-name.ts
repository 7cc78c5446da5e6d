/**
 * Folds a name to what two people who write it differently have in common: no accents, letter case, spaces, hyphens,
 * apostrophes and full stops.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replace(/[\s.'’‘`´-]/gu, '');
}

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Tells whether a name that a person typed is a traveller's: the last name whole, the first name whole or its first word. */
export function isSamePerson(typed: PersonName, { firstName, lastName }: PersonName): boolean {
  const given = foldName(typed.firstName);
  const [firstWord = ''] = firstName.trim().split(/\s+/);
  const isFirst = given === foldName(firstName) || given === foldName(firstWord);
  return isFirst && given !== '' && foldName(typed.lastName) === foldName(lastName);
}
