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

/**
 * The themes in which every story's contrast is read. What the others change, the design system proves by its pairs of
 * tokens (`packages/ui/src/styles/contrast.test.ts`): a theme changes colours alone.
 */
export const themesOfContrast = ['light', 'dark', 'high contrast'] as const;

/** Puts a look on an element by its name in {@link themes}; an unknown name gives what the system says. */
export function showTheme(element: HTMLElement, name: string): void {
  applyTheme(element, themes[name] ?? {});
}
