/** Capitals and digits that cannot be taken for one another when read aloud or by hand: no 0, O, 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Draws so many symbols that people can read, write and spell. `random` gives a whole number below the one it is given. */
export function drawSymbols(length: number, random: (below: number) => number): string {
  return Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');
}
