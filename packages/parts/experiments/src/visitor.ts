import { storedKeys } from '@airline/telemetry';

/**
 * Gives the random value that a browser is assigned to variants by, and makes it where there is none yet. It says nothing of the person,
 * and is never sent. `undefined` where the browser does not let the site store it: what changed with each page would be no experiment.
 */
export function readVisitor(
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): string | undefined {
  try {
    const stored = storage().getItem(storedKeys.visitor);
    if (stored !== null && /^[0-9a-f]{32}$/.test(stored)) return stored;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    storage().setItem(storedKeys.visitor, made);
    return made;
  } catch {
    return undefined;
  }
}
