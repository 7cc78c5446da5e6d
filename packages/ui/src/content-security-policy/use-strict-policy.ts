import { useInsertionEffect } from 'react';

/** The id under which React Aria 3 looks for its rule before it adds it (`usePress`). */
const PRESS_RULE_ID = 'react-aria-pressable-style';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    readonly defaultPolicy: unknown;
    createPolicy: (name: string, rules: Readonly<Record<string, (text: string) => string | null>>) => unknown;
  };
}

/**
 * Prepares a page with a strict content security policy for React Aria: call it in every component that brings some of it.
 *
 * An insertion effect runs before every other effect of the tree, so before React Aria's.
 */
export function useStrictPolicy(): void {
  useInsertionEffect(() => {
    holdPressRule();
    allowOwnScripts();
  }, []);
}

/**
 * Keeps React Aria from adding a `<style>` element, which `style-src 'self'` refuses with an error on the console.
 *
 * It adds one, with the `touch-action` of all that can be pressed, unless an element of that id is there. The rule stands in
 * `base.css`; an empty `<meta>` has the id.
 */
function holdPressRule(): void {
  if (document.getElementById(PRESS_RULE_ID) !== null) return;
  const holder = document.createElement('meta');
  holder.id = PRESS_RULE_ID;
  document.head.append(holder);
}

/**
 * Makes the page's one policy where Trusted Types are required. It lets three things through, and refuses any other as before:
 *
 * - the empty text, which holds no markup, as HTML: React Aria 3 empties what it announces by `innerHTML = ''` (`LiveAnnouncer`); without
 *   a policy of the page that throws, and takes the date field that is typed into away;
 * - the address of the site's service worker (`own-worker.ts`);
 * - the address of the worker that reads boarding passes in pictures, among the site's own built files.
 *
 * A default policy that the page has already stays.
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as TrustedTypesWindow;
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === '' ? '' : null),
    createScriptURL: (url) => (url === '/service-worker.js' || isPassReader(url) ? url : null),
  });
}

/** Tells whether an address is that of the built worker which reads boarding passes. */
function isPassReader(url: string): boolean {
  return (
    url.startsWith(`${location.origin}/static/`) &&
    /^[\w/.-]*\/pass-reader-[\w-]+\.js$/.test(url.slice(location.origin.length))
  );
}
