import { createTestFrame } from '@airline/app-shell/test-frame';
import { agreedDocuments, agreementInForce } from '@airline/contract';
import { documentLanguages, documentLoaders, documentVersions, type DocumentId } from '@airline/documents';
import { changeLanguage, createI18n } from '@airline/i18n';
import { buildPath, getLink } from '@airline/links';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { createVersionPage } from './DocumentVersionPage.tsx';
import { documentIds, informationPages } from './information-page.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(id: DocumentId, language: 'es' | 'en', settings = {}) {
  const i18n = await createI18n(['shell'], () => ({ getItem: () => language, setItem: () => undefined }));
  const { Component } = (await informationPages.find((page) => page.id === id)?.load(i18n)) ?? {};
  if (Component === undefined) throw new Error(`No page for ${id}.`);
  const Frame = await createTestFrame({ language, settings });
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

test('the size of a party is the deployment’s', async () => {
  await open('contract-of-carriage', 'en', { limits: { maximumTicketedPassengers: 5 } });
  expect(screen.getByText(/^A booking takes up to 5 tickets/)).toBeVisible();
});

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
  ).toEqual(expect.arrayContaining([expect.stringMatching(/^Brisa.*Travel fund.*Not allowed.*No.*General.*2$/)]));
  expect(screen.getByRole('link', { name: '1-800-555-0137' })).toHaveAttribute('href', 'tel:+18005550137');
});

describe('each version of a document', () => {
  async function openVersion(address: string) {
    const i18n = await createI18n(['shell'], () => ({ getItem: () => 'es', setItem: () => undefined }));
    const { path } = getLink('document-version');
    const routes = [{ path, HydrateFallback: () => null, ...createVersionPage(i18n) }];
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    const Frame = await createTestFrame({ language: 'es' });
    render(<RouterProvider router={router} />, { wrapper: Frame });
  }
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });
  const toInForce = () => screen.queryByRole('link', { name: 'Leer la versión vigente' });

  test.each(agreedDocuments.map((id) => [id, agreementInForce[id]] as const))(
    'what an order of today agrees to, %s of %s, is read at its address',
    async (id, version) => {
      await openVersion(buildPath('document-version', { document: id, version }));
      await title((await documentLoaders[id].es()).document.title);
      expect(toInForce()).toBeNull();
      expect(screen.queryByText('No encontramos esa versión')).toBeNull();
    },
  );

  test('one that was replaced says when it was in force, as it was written then, and leads to the one of today', async () => {
    await openVersion('/legal/contract-of-carriage/2026-11-23');
    await title('Contrato de transporte');
    expect(
      screen.getByText(/Estuvo vigente desde el 23 de noviembre de 2026 hasta el 25 de noviembre de 2026/),
    ).toBeVisible();
    expect(screen.getByText(/es la versión que usted aceptó/)).toBeVisible();
    expect(screen.getByText('Versión del 23 de noviembre de 2026')).toBeVisible();
    expect(screen.getByText('Crédito de viaje', { selector: 'strong' })).toBeVisible();
    expect(toInForce()).toHaveAttribute('href', '/legal/contract-of-carriage');
  });

  test('one that never was says so, and shows and leads to the one of today', async () => {
    await openVersion('/legal/fare-rules/2019-02-30');
    await title('Reglas de las tarifas');
    expect(screen.getByText('No encontramos esa versión')).toBeVisible();
    expect(toInForce()).toHaveAttribute('href', '/travel/fare-rules');
  });

  test('of a document that never was there is no page', async () => {
    await openVersion('/legal/constructor/2026-11-23');
    expect(await title('No encontramos esta página')).toBeVisible();
  });
});

test('another language brings the document in it, and a failure says so beside the text that is there', async () => {
  const { switchTo } = await open('help', 'es');
  await switchTo('en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});
