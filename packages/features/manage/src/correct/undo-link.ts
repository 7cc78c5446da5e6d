import { tripLink, type TripLink } from '@airline/contract';
import { matchLink } from '@airline/links';

/** What a link carries that takes back the correction of a contact. */
export type UndoLink = TripLink;

/** The link of this tab, for a reload. */
const storageKey = 'airline.undo-contact';

/**
 * Takes the secret of a mailed link out of the address, and keeps it for this tab; gives the one of before for the same trip where there
 * is none, and `undefined` where there never was one.
 */
export function takeUndoLink(url: string): UndoLink | undefined {
  const params: Readonly<Record<string, string>> = matchLink(url)?.params ?? {};
  const { recordLocator } = params;
  const secret = new URLSearchParams(window.location.hash.slice(1)).get('link');
  if (secret === null) {
    const kept = readKept();
    return kept?.recordLocator === recordLocator?.toUpperCase() ? kept : undefined;
  }
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  const arrived = tripLink.safeParse({ recordLocator: recordLocator?.toUpperCase(), secret });
  // A link that lost a part of it is one that does not work.
  if (!arrived.success) return undefined;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(arrived.data));
  } catch {
    // A browser that denies storage asks for the link again after a reload.
  }
  return arrived.data;
}

/** Forgets the link: it did what it is for. */
export function forgetUndoLink(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // A browser that denies storage has nothing to forget.
  }
}

function readKept(): UndoLink | undefined {
  try {
    const parsed = tripLink.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
