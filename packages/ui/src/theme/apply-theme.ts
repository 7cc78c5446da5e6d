/** How the page looks; what is left out follows the brand's default and the person's system. */
export interface Theme {
  readonly theme?: 'light' | 'dark';
  readonly brand?: 'corporate' | 'webview';
  readonly contrast?: 'more';
}

/**
 * Puts a look on the page: `data-theme`, `data-brand` and `data-contrast` of the element. What an earlier call set and this one
 * leaves out is taken away.
 *
 * @example
 * ```ts
 * import { applyTheme } from '@airline/ui/theme';
 *
 * applyTheme(document.documentElement, { brand: 'corporate', theme: 'dark' });
 * ```
 */
export function applyTheme(element: HTMLElement, look: Theme): void {
  setOrRemove(element, 'data-theme', look.theme);
  setOrRemove(element, 'data-brand', look.brand);
  setOrRemove(element, 'data-contrast', look.contrast);
}

function setOrRemove(element: HTMLElement, attribute: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}
