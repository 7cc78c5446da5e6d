import { fundLookup, type FundLookup } from '@airline/contract';
import { buildPath } from '@airline/links';

/** The fund that this tab looked up, by what proves whose it is: for a reload, and gone with the tab. */
const storageKey = 'airline.fund';

/** Gives what proves whose the fund is that this tab looked up last; `undefined` when it looked up none. */
export function findFundProof(): FundLookup | undefined {
  try {
    const parsed = fundLookup.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what proves whose a fund is, in the place of the one before. */
export function keepFundProof(proof: FundLookup): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(proof));
  } catch {
    // A browser that denies storage asks for it again.
  }
}

/** Returns what a link to the page of a fund takes, where the number and the names are known already. */
export function fundWay(proof: FundLookup): { readonly href: string; readonly onClick: () => void } {
  return { href: buildPath('travel-funds-view'), onClick: () => keepFundProof(proof) };
}

/** Writes a fund's number so that it can be read out: `H7KQ 2MXP 9RTA`. */
export function groupFundNumber(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
