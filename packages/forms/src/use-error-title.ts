import { useEffect } from 'react';

/**
 * Writes a prefix before the document's title while there are errors, and takes it away after.
 *
 * Other code that names the document in the meantime (a page that follows the language) names it without the prefix: it is put
 * back. Screen readers say the title first when a page is opened or come back to.
 */
export function useErrorTitle(hasErrors: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    const start = `${prefix} `;
    const mark = () => {
      if (!document.title.startsWith(start)) document.title = start + document.title;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(start)) document.title = document.title.slice(start.length);
    };
  }, [hasErrors, prefix]);
}
