import { changeLanguage } from '@airline/i18n';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { CrashBoundary } from './CrashBoundary.tsx';
import { useLanguageSwitch } from './language-switch.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Page } from './Page.tsx';
import { createTestFrame, type TestFrameOptions } from './test-frame.tsx';

beforeEach(() => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = 'airline.language=; Max-Age=0; Path=/';
  document.title = '';
});

async function show(children: ReactNode, path = '/', options: TestFrameOptions = {}) {
  const Frame = await createTestFrame(options);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Frame>{children}</Frame>
    </MemoryRouter>,
  );
  // The first page counts as shown once it has been painted.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

const twoPages = (
  <Routes>
    <Route
      path="/"
      element={
        <Page title="Inicio">
          <Link to="/bags/">Equipaje</Link>
          <Link to="/bags/#sizes">Medidas</Link>
        </Page>
      }
    />
    <Route
      path="/bags/"
      element={
        <Page title="Equipaje">
          <h2 id="sizes">Medidas y pesos</h2>
        </Page>
      }
    />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);

test('the page the browser loaded names the document and leaves the focus alone', async () => {
  await show(twoPages);
  expect(document.title).toBe('Inicio · Alisio');
  expect(document.body).toHaveFocus();
});

test('after a navigation the new page’s heading has the focus and the document its name', async () => {
  await show(twoPages);
  await userEvent.click(screen.getByRole('link', { name: 'Equipaje' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Equipaje' })).toHaveFocus();
  expect(document.title).toBe('Equipaje · Alisio');
});

test('after a navigation to a section that has the focus, and is scrolled to', async () => {
  const scrolled = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = scrolled;
  await show(twoPages);
  await userEvent.click(screen.getByRole('link', { name: 'Medidas' }));
  const section = screen.getByRole('heading', { level: 2, name: 'Medidas y pesos' });
  expect(section).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([section]);
});

test.each([
  ['/', 'Inicio'],
  ['/nowhere', 'No encontramos esta página'],
])('who types on the page the browser loaded (%s) keeps the focus when it renders anew', async (path, title) => {
  function TypingPage(): ReactNode {
    const [typed, setTyped] = useState('');
    const field = <input value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />;
    return (
      <>
        {path === '/' ? <Page title={title}>{typed}</Page> : <NotFoundPage />}
        {field}
      </>
    );
  }
  await show(<TypingPage />, path);
  await userEvent.type(screen.getByRole('textbox'), 'nita');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('nita');
});

test('the portal’s pages carry the portal’s name', async () => {
  await show(<Page title="Informes" />, '/', { app: 'ctm' });
  expect(document.title).toBe('Informes · Alisio Empresas');
});

test('an address without a page says so and leads home', async () => {
  await show(twoPages, '/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a la página de inicio' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('No encontramos esta página · Alisio');
});

function Fragile(): ReactNode {
  throw new TypeError('x is undefined');
}

test('a page that crashes is reported once, under the reference it shows, and offers two ways on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const pageCrashed = vi.fn<(error: unknown, reference: string) => void>();
  await show(
    <CrashBoundary>
      <Fragile />
    </CrashBoundary>,
    '/',
    { events: { pageCrashed } },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Algo falló de nuestro lado' })).toBeVisible();
  expect(document.title).toBe('Error: Algo falló de nuestro lado · Alisio');
  expect(pageCrashed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'x is undefined' }),
    expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
  );
  expect(screen.getByText(pageCrashed.mock.calls[0]?.[1] ?? 'no reference')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Probar de nuevo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a la página de inicio' })).toHaveAttribute('href', '/');
});

test('going to another page clears the crash', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Guarded(): ReactNode {
    const { pathname } = useLocation();
    return (
      <>
        <Link to="/bags/">Equipaje</Link>
        <CrashBoundary page={pathname}>
          <Routes>
            <Route path="/" element={<Fragile />} />
            <Route path="/bags/" element={<Page title="Maletas" />} />
          </Routes>
        </CrashBoundary>
      </>
    );
  }
  await show(<Guarded />);
  await userEvent.click(screen.getByRole('link', { name: 'Equipaje' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Maletas' })).toBeVisible();
});

test('a chunk that is gone is no defect: it is not reported, and reloading is offered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const pageCrashed = vi.fn<(error: unknown, reference: string) => void>();
  function Outdated(): ReactNode {
    throw new TypeError('Failed to fetch dynamically imported module: /static/traveller/assets/a.js');
  }
  await show(
    <CrashBoundary>
      <Outdated />
    </CrashBoundary>,
    '/',
    { events: { pageCrashed } },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Hay una versión nueva de la página' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
  expect(pageCrashed).not.toHaveBeenCalled();
});

function Switch(): ReactNode {
  const { t, i18n } = useTranslation('shell');
  const { language, failed } = useLanguageSwitch();
  return (
    <>
      <p>{t('skipToContent')}</p>
      <button type="button" onClick={() => language.onChange('en')}>
        {language.current}
      </button>
      <button type="button" onClick={() => language.onChange('tlh')}>
        Klingon
      </button>
      <button type="button" onClick={() => void changeLanguage(i18n, 'es')}>
        back
      </button>
      {failed ? <p>failed</p> : null}
    </>
  );
}

test('the language switch changes the texts and the page’s language, and ignores what is no language', async () => {
  await show(<Switch />);
  await userEvent.click(screen.getByRole('button', { name: 'es' }));
  expect(await screen.findByText('Skip to main content')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  await userEvent.click(screen.getByRole('button', { name: 'Klingon' }));
  expect(document.documentElement.lang).toBe('en');
  expect(screen.queryByText('failed')).toBeNull();
});
