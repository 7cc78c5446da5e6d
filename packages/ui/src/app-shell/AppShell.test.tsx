import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { AppShell, LanguageSwitch, mainId, SiteFooter, SiteHeader, SkipLink, type AppShellProps } from './AppShell.tsx';

afterEach(cleanup);

const languages = [
  { code: 'es', name: 'Español' },
  { code: 'en', name: 'English' },
];

const shell: Omit<AppShellProps, 'children'> = {
  skipLabel: 'Ir al contenido principal',
  header: (
    <SiteHeader
      texts={{ brand: 'Alisio', home: 'Alisio, inicio', navigation: 'Principal', menu: 'Menú' }}
      homeHref="/"
      items={[
        { href: '/air/booking/', label: 'Reservar', current: true },
        { href: '/air/manage/', label: 'Mis viajes' },
      ]}
    />
  ),
  footer: (
    <SiteFooter
      brand="Alisio"
      groups={[{ title: 'Ayuda', links: [{ href: '/accounthelp', label: 'Ayuda con su cuenta' }] }]}
      legal="Precios con impuestos"
    />
  ),
};

function renderShell(props: Partial<AppShellProps> = {}) {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <AppShell {...shell} {...props}>
        <h1>Reservar</h1>
      </AppShell>
    </NavigationProvider>,
  );
  return navigate;
}

test('the frame has its landmarks, and main can take the focus', () => {
  renderShell();
  const main = screen.getByRole('main');
  expect(main.id).toBe(mainId);
  expect(main.tabIndex).toBe(-1);
  expect(within(main).getByRole('heading', { level: 1 }).textContent).toBe('Reservar');
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.getByRole('contentinfo').textContent).toContain('Precios con impuestos');
  expect(screen.getByRole('navigation', { name: 'Principal' })).toBeDefined();
});

test('the first stop of the keyboard is the skip link, which moves the focus to main', async () => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  renderShell();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Ir al contenido principal');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a skip link without its target stays a link to the fragment', () => {
  render(<SkipLink targetId="nowhere">Saltar</SkipLink>);
  const link = screen.getByRole('link', { name: 'Saltar' });
  expect(link.getAttribute('href')).toBe('#nowhere');
  link.click();
  expect(document.activeElement).toBe(document.body);
});

test('the place where the reader is is marked, the others are not', () => {
  renderShell();
  expect(screen.getByRole('link', { name: 'Reservar' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Mis viajes' }).hasAttribute('aria-current')).toBe(false);
});

test('places, the mark and the footer go through the router', async () => {
  const navigate = renderShell();
  await userEvent.click(screen.getByRole('link', { name: 'Mis viajes' }));
  await userEvent.click(screen.getByRole('link', { name: 'Alisio, inicio' }));
  await userEvent.click(screen.getByRole('link', { name: 'Ayuda con su cuenta' }));
  expect(navigate.mock.calls).toEqual([['/air/manage/'], ['/'], ['/accounthelp']]);
});

test('the menu opens, closes by its button, by Escape with the focus back, and when a place is followed', async () => {
  renderShell();
  const menu = screen.getByRole('button', { name: 'Menú' });
  const isOpen = () => menu.getAttribute('aria-expanded') === 'true';
  expect(isOpen()).toBe(false);
  expect(document.getElementById(menu.getAttribute('aria-controls') ?? '')?.textContent).toContain('Mis viajes');

  await userEvent.click(menu);
  expect(isOpen()).toBe(true);
  await userEvent.click(menu);
  expect(isOpen()).toBe(false);

  await userEvent.click(menu);
  await userEvent.tab();
  await userEvent.keyboard('a');
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(menu);

  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('link', { name: 'Mis viajes' }));
  expect(isOpen()).toBe(false);
});

test('the menu closes when the reader goes on in the page, by pointer or by keyboard', async () => {
  renderShell();
  const menu = screen.getByRole('button', { name: 'Menú' });
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('heading', { name: 'Reservar' }));
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(menu);
  screen.getByRole('link', { name: 'Ayuda con su cuenta' }).focus();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
});

test('a web view leaves header and footer out', () => {
  render(<AppShell skipLabel="Saltar">Hola</AppShell>);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('the language in use is pressed; choosing another says which, choosing it again says nothing', async () => {
  const onChange = vi.fn<(code: string) => void>();
  render(<LanguageSwitch label="Idioma" languages={languages} current="es" onChange={onChange} />);
  const group = screen.getByRole('group', { name: 'Idioma' });
  const english = within(group).getByRole('button', { name: 'English' });
  expect(within(group).getByRole('button', { name: 'Español' }).getAttribute('aria-pressed')).toBe('true');
  expect(english.getAttribute('aria-pressed')).toBe('false');
  expect(english.lang).toBe('en');
  await userEvent.click(screen.getByRole('button', { name: 'Español' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(english);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('en');
});

test('the footer leads to the page in each language, and changes it in place where there is a script', async () => {
  const onChange = vi.fn<(code: string) => void>();
  const choices = languages.map((choice) => ({ ...choice, href: `?language=${choice.code}` }));
  const language = { label: 'Idioma', languages: choices, current: 'es', onChange };
  renderShell({ footer: <SiteFooter brand="Alisio" language={language} /> });
  const english = screen.getByRole('link', { name: 'English' });
  expect(english.getAttribute('href')).toBe('?language=en');
  expect(screen.getByRole('link', { name: 'Español' }).getAttribute('aria-current')).toBe('true');
  await userEvent.click(english);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('en');
});
