import { languageParameter } from '@airline/i18n';

/** What a page and its browser say about the language that is wanted. */
export interface PageLanguageSigns {
  readonly asked: string | null;
  readonly preferred: readonly string[];
}

/**
 * Reads what the page's address and the browser say about the language. What the address asks for is stored as the choice, and taken
 * out of it: a language that is chosen later on the page counts after a reload too.
 *
 * A page that was prerendered is in the language that the gateway chose for this browser: what stands there already goes on.
 */
export function takeLanguageSigns({ document, history, location, navigator }: Window): PageLanguageSigns {
  const address = new URL(location.href);
  const asked = address.searchParams.get(languageParameter);
  if (asked !== null) {
    address.searchParams.delete(languageParameter);
    history.replaceState(history.state, '', address);
  }
  const isPrerendered = document.getElementById('root')?.hasChildNodes() ?? false;
  return { asked, preferred: isPrerendered ? [document.documentElement.lang] : navigator.languages };
}
