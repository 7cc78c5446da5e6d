import { createTestFrame } from '@airline/app-shell/test-frame';
import { documentLanguages, documentLoaders, documentVersions, type DocumentId } from '@airline/documents';
import { changeLanguage, createI18n } from '@airline/i18n';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { documentIds, informationPages } from './information-page.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(id: DocumentId, language: 'es' | 'en') {
  const i18n = await createI18n(['shell'], () => ({ getItem: () => language, setItem: () => undefined }));
  const { Component } = (await informationPages.find((page) => page.id === id)?.load(i18n)) ?? {};
  if (Component === undefined) throw new Error(`No page for ${id}.`);
  const Frame = await createTestFrame({ language });
  let switchTo: (to: 'es' | 'en') => Promise<void> = async () => undefined;
  function WithSwitch() {
    const { i18n: shown } = useTranslation();
    switchTo = (to) => changeLanguage(shown, to, () => ({ getItem: () => to, setItem: () => undefined }));
    return Component === undefined ? null : <Component />;
  }
  render(
    <Frame>
      <MemoryRouter>
        <WithSwitch />
      </MemoryRouter>
    </Frame>,
  );
  return { switchTo: (to: 'es' | 'en') => act(() => switchTo(to)) };
}

test.each(documentIds.flatMap((id) => documentLanguages.map((language) => [id, language] as const)))(
  '%s in %s has its sections, and a value for everything that it names',
  async (id, language) => {
    await open(id, language);
    const { document } = await documentLoaders[id][language]();
    expect(screen.getByRole('heading', { level: 1, name: document.title })).toBeVisible();
    for (const { id: section } of document.sections) expect(window.document.querySelector(`#${section}`)).toBeVisible();
    expect(window.document.body.textContent).not.toMatch(/\{\{/);
  },
);

test('the contents lead to the sections, and links to other pages and sections', async () => {
  await open('contract-of-carriage', 'es');
  const contents = screen.getByRole('navigation', { name: 'En esta página', hidden: true });
  const [first] = within(contents).getAllByRole('link', { hidden: true });
  expect(first).toHaveAttribute('href', '#agreement');
  expect(document.querySelector('#agreement')).toHaveTextContent('Qué es este contrato');
  expect(screen.getByRole('link', { name: 'reglas de su tarifa' })).toHaveAttribute('href', '/travel/fare-rules');
  const version = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(
    screen.getByText(`Vigente desde el ${version.format(new Date(documentVersions['contract-of-carriage']))}`),
  ).toBeVisible();
});

test('values are the product’s own: hours of free cancellation, the fare table, the telephone of the language', async () => {
  await open('fare-rules', 'en');
  expect(screen.getByText(/Within the first 24 hours, if you booked 7 days or more/)).toBeVisible();
  const table = screen.getByRole('table', { name: 'The terms of each fare' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/^Brisa.*Travel credit.*Not allowed.*No.*General.*2$/)]));
  expect(screen.getByRole('link', { name: '1-800-555-0137' })).toHaveAttribute('href', 'tel:+18005550137');
});

test('another language brings the document in it, and a failure says so beside the text that is there', async () => {
  const { switchTo } = await open('help', 'es');
  await switchTo('en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});
