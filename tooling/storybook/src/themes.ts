import { applyTheme, type Theme } from '@airline/ui/theme';

/** The looks of the design system by the name they have in the toolbar. */
export const themes: Readonly<Record<string, Theme>> = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  corporate: { theme: 'light', brand: 'corporate' },
  'corporate dark': { theme: 'dark', brand: 'corporate' },
  webview: { theme: 'light', brand: 'webview' },
  'webview dark': { theme: 'dark', brand: 'webview' },
  'high contrast': { theme: 'light', contrast: 'more' },
  'high contrast dark': { theme: 'dark', contrast: 'more' },
};

/** Puts a look on an element by its name in {@link themes}; an unknown name gives what the system says. */
export function showTheme(element: HTMLElement, name: string): void {
  applyTheme(element, themes[name] ?? {});
}
