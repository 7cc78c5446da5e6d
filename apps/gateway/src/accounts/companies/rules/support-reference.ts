/** Letters and digits that no other one is taken for, on the phone or on paper. */
const symbols = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** Makes the reference of a message to support; `draw` gives a whole number from 0, below what it is given. */
export function makeSupportReference(draw: (below: number) => number): string {
  return `S-${Array.from({ length }, () => symbols[draw(symbols.length)]).join('')}`;
}
