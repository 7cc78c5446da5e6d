/** The looks of the design system by name: which `data-*` attributes of `<html>` make each. */
export const themes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  corporate: { theme: 'light', brand: 'corporate' },
  'corporate dark': { theme: 'dark', brand: 'corporate' },
  webview: { theme: 'light', brand: 'webview' },
  'webview dark': { theme: 'dark', brand: 'webview' },
  'high contrast': { theme: 'light', contrast: 'more' },
  'high contrast dark': { theme: 'dark', contrast: 'more' },
} as const satisfies Record<string, { theme: string; brand?: string; contrast?: string }>;

/** Puts a look on an element by its name in {@link themes}; an unknown name gives the light one. */
export function applyTheme(element: HTMLElement, name: string): void {
  const { theme, brand, contrast }: { theme: string; brand?: string; contrast?: string } =
    name in themes ? themes[name as keyof typeof themes] : themes.light;
  const attributes = { 'data-theme': theme, 'data-brand': brand, 'data-contrast': contrast };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
  }
}
