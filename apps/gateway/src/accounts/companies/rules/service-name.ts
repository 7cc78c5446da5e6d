/** Letters and digits that no other one is taken for. */
const symbols = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 8;

/** Makes the name that a service logs in by; `draw` gives a whole number from 0, below what it is given. */
export function makeServiceName(draw: (below: number) => number): string {
  return `reports-${Array.from({ length }, () => symbols[draw(symbols.length)]).join('')}`;
}
