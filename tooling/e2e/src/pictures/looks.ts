import type { Page } from '@playwright/test';

import type { Language } from '../journey.ts';

/** How a person may meet a page: in a language, on a screen, by day or in the dark. */
export interface Look {
  readonly language: Language;
  readonly width: 360 | 1280;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

const phone = { width: 360, height: 740 } as const;
const desk = { width: 1280, height: 900 } as const;

/**
 * The four looks of each page. Of language, screen and colours each value meets each other one: eight pictures would show what
 * four show, but for a fault that needs all three at once. In this order one press on the language switch is enough.
 */
export const looks: readonly Look[] = [
  { language: 'es', ...phone, colorScheme: 'light' },
  { language: 'es', ...desk, colorScheme: 'dark' },
  { language: 'en', ...desk, colorScheme: 'light' },
  { language: 'en', ...phone, colorScheme: 'dark' },
];

/** Names the picture of a page in a look. */
export function pictureName(page: string, { language, width, colorScheme }: Look): string {
  return `${page}-${language}-${width}-${colorScheme}`;
}

/** Shows the page in a look, wherever it stands, without loading it anew where it has a language switch. */
export async function showLook(page: Page, { language, width, height, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await showLanguage(page, language);
  // What was pressed last is pressed no more.
  await page.mouse.move(0, 0);
}

const languageNames = { es: 'Español', en: 'English' } as const;

async function showLanguage(page: Page, language: Language): Promise<void> {
  const shown = page.locator(`html[lang=${language}]`);
  if ((await shown.count()) > 0) return;
  const choice = page.getByRole('button', { name: languageNames[language], exact: true });
  if (await choice.isVisible()) {
    await choice.click();
  } else {
    const address = new URL(page.url());
    address.searchParams.set('language', language);
    await page.goto(address.href);
  }
  await shown.waitFor();
}
