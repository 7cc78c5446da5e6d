/** What phones and keyboards write for an apostrophe. */
const apostrophes = /[\u2018\u2019\u02BC\u00B4`]/g;

/**
 * Reduces an answer to what a person means by it, so that “  NÚÑEZ ” is “nunez” a year later.
 *
 * Compatibility forms (Unicode NFKC), letter case, accents, the shape of apostrophes and the number of spaces do not matter.
 */
export function normalizeAnswer(answer: string): string {
  const withoutAccents = answer
    .normalize('NFKC')
    .replaceAll(apostrophes, "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
  // Twice down: the capital ẞ becomes ß first, which then becomes the SS that people type for it.
  const folded = withoutAccents.toLowerCase().toUpperCase().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return folded.replaceAll(/\s+/g, ' ').trim();
}
