import { expect } from '@playwright/test';

import { expectAccessible, expectFitsWidths, openIn, test } from './journey.ts';
import { longSet } from './journey-sets.ts';

test(
  'on a phone: the picture in the header leads to the search, a question in Spanish finds its answer',
  { tag: longSet },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openIn(page, 'es', '/');
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Buscar en Alisio' })).toBeVisible();
    await expectAccessible(page);

    const input = page.getByRole('combobox', { name: '¿Qué busca?' });
    await input.pressSequentially('perdí mi maleta');
    await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByText(/resultados de «perdí mi maleta»/)).toBeVisible();
    await expect(page).toHaveURL(/\/search\?query=perd%C3%AD\+mi\+maleta$/);
    await expectFitsWidths(page, 'site-search-es');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Mi maleta no llegó' }).click();
    await expect(page).toHaveURL(/\/help\/#bags$/);
    // Two results have that name too, as long as their page still stands there.
    await expect(page.locator('#bags')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 2, name: 'Equipaje', exact: true })).toBeInViewport();

    await page.goBack();
    await expect(page.getByRole('combobox', { name: '¿Qué busca?' })).toHaveValue('perdí mi maleta');
    await page.getByRole('combobox', { name: '¿Qué busca?' }).fill('equipage de mano');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'equipaje de mano', exact: true }).click();
    await expect(page.getByText(/de «equipaje de mano»/)).toBeVisible();
  },
);

test(
  'by the keyboard, in English: the search opens in the header, suggests, and Escape gives the focus back',
  { tag: longSet },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openIn(page, 'en', '/');
    // A press before the script is there leads to the page of the search.
    await page.locator('html[data-app=shown]').waitFor();
    const link = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    const input = page.getByRole('banner').getByRole('combobox', { name: 'What are you looking for?' });
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(input).toBeHidden();
    await expect(link).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await page.keyboard.type('pets');
    await expect(page.getByRole('option', { name: /Pets/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('option', { selected: true })).toContainText('Pets');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/help\/#pets$/);
    await expect(input).toBeHidden();

    await link.focus();
    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await page.keyboard.type('xyzzyq');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'We found nothing for “xyzzyq”' })).toBeVisible();
    await expectAccessible(page);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form whose results are a page of the gateway', { tag: longSet }, async ({ page }) => {
    await page.goto('/search?language=es');
    await page.getByRole('combobox', { name: '¿Qué busca?' }).fill('puedo llevar mi perro');
    await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/\/s\/search\.html\?/);
    await expect(page.getByRole('link', { name: '¿Puedo llevar mi perro o mi gato?' })).toBeVisible();
  });
});
