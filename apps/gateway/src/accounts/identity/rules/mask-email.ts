/**
 * Writes an e-mail address so that its owner knows it and nobody else learns it: `a•••@e•••.com`.
 *
 * The number of dots never tells how long the address is.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${firstLetter(email)}•••@${firstLetter(domain)}•••${ending}`;
}

function firstLetter(text: string): string {
  return Array.from(text)[0] ?? '';
}
