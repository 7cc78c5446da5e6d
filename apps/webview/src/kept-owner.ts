/** Storage key of the person of whom this web view may have kept something: it outlives their session. */
const ownerKey = 'airline.web-view.owner';

/** Reads of whom the web view may have kept something; `undefined` for nobody, and where storage is denied. */
export function readOwner(): string | undefined {
  try {
    return localStorage.getItem(ownerKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps whose the web view is now; where storage is denied, nothing of anybody is kept either. */
export function keepOwner(subject: string | undefined): void {
  try {
    if (subject === undefined) localStorage.removeItem(ownerKey);
    else localStorage.setItem(ownerKey, subject);
  } catch {
    // What is not stored need not be cleared.
  }
}
