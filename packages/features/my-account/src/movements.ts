import type { MovementWithBalance } from './running-balance.ts';

type Kind = MovementWithBalance['movement']['kind'];

/** How many movements a page has. */
export const movementsPerPage = 20;

/** Lists the years of movements, by UTC, the latest first. */
export function listYears(movements: readonly MovementWithBalance[]): readonly string[] {
  const years = new Set(movements.map(({ movement }) => movement.at.slice(0, 4)));
  return [...years].toSorted((one, other) => other.localeCompare(one));
}

/** Lists the kinds of movements that there are. */
export function listKinds(movements: readonly MovementWithBalance[]): readonly Kind[] {
  const kinds = new Set(movements.map(({ movement }) => movement.kind));
  return [...kinds].toSorted((one, other) => one.localeCompare(other));
}

/** Keeps the movements of a year and of a kind; `''` keeps all. Each has the balance that it led to among all of them. */
export function filterMovements(
  movements: readonly MovementWithBalance[],
  { year, kind }: { readonly year: string; readonly kind: string },
): readonly MovementWithBalance[] {
  return movements.filter(
    ({ movement }) => (year === '' || movement.at.slice(0, 4) === year) && (kind === '' || movement.kind === kind),
  );
}

/** The words of a file of movements. */
export interface CsvWords {
  readonly header: readonly string[];
  readonly kindName: (kind: Kind) => string;
  readonly yes: string;
}

/** Writes movements as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function toCsv(movements: readonly MovementWithBalance[], { header, kindName, yes }: CsvWords): string {
  const rows = movements.map(({ movement, balanceAfter }) => [
    movement.at.slice(0, 'YYYY-MM-DD'.length),
    kindName(movement.kind),
    movement.recordLocator ?? '',
    String(movement.points),
    balanceAfter === undefined ? '' : String(balanceAfter),
    movement.isPending ? yes : '',
  ]);
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
