const forgetters = new Set<() => void>();

/** Says how a part of the site forgets what a person typed or saw: done when they log out, or another one logs in. */
export function whenForgotten(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets what this tab holds of the person: in memory, and in the browser's storage of the tab. */
export function forgetPerson(): void {
  for (const forget of forgetters) forget();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('airline.')) sessionStorage.removeItem(key);
  } catch {
    // A browser that denies storage has kept nothing.
  }
}
