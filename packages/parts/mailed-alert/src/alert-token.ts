const tokenShape = /^[0-9a-f-]{36}\.[\w-]{43}$/;

/**
 * Takes the secret of a mailed link out of the address, and keeps it for this tab, for a reload: it only shows, confirms and ends what
 * it is about. Gives the one of before where there is none.
 */
export function takeAlertToken(storageKey: string): string | undefined {
  const arrived = window.location.hash.slice(1);
  if (tokenShape.test(arrived)) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    try {
      sessionStorage.setItem(storageKey, arrived);
    } catch {
      // A browser that denies storage asks for the link again after a reload.
    }
    return arrived;
  }
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}
