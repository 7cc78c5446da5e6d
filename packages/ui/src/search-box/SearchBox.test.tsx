import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { SearchBox, type SearchSuggestion } from './SearchBox.tsx';

afterEach(cleanup);

const texts = {
  label: '¿Qué busca?',
  submit: 'Buscar',
  suggestions: 'Sugerencias',
  count: (count: number) => `${count} sugerencias`,
};
const all: readonly SearchSuggestion[] = [
  { href: '/help/#bags', label: 'Equipaje', detail: 'Ayuda' },
  { href: '/travel/fees-and-bags', label: 'Equipaje y cargos' },
];

function show(suggestions = all) {
  const navigate = vi.fn<(href: string) => void>();
  const search = vi.fn<(query: string) => void>();
  const leave = vi.fn<() => void>();
  function Box() {
    const [query, setQuery] = useState('');
    return (
      <SearchBox
        texts={texts}
        query={query}
        onQueryChange={setQuery}
        suggestions={query === '' ? [] : suggestions}
        onSearch={search}
        onLeave={leave}
        action="/s/search.html"
        parameters={{ collection: 'site' }}
      />
    );
  }
  render(
    <NavigationProvider navigate={navigate}>
      <Box />
    </NavigationProvider>,
  );
  return { input: screen.getByRole('combobox', { name: '¿Qué busca?' }), navigate, search, leave };
}

test('what is typed opens the list, arrows go round in it, and Enter follows the marked suggestion', async () => {
  const { input, navigate, search } = show();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(input, 'equi');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toContain('2 sugerencias');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const marked = screen.getByRole('option', { selected: true });
  expect(marked.textContent).toContain('Equipaje y cargos');
  expect(input.getAttribute('aria-activedescendant')).toBe(marked.id);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(navigate.mock.calls).toEqual([['/help/#bags']]);
  expect(search).not.toHaveBeenCalled();
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('Enter without a marked suggestion searches for what is typed', async () => {
  const { input, navigate, search } = show();
  await userEvent.type(input, '  perro {Enter}');
  expect(search.mock.calls).toEqual([['perro']]);
  expect(navigate).not.toHaveBeenCalled();
});

test('Escape closes the list first, and leaves then; what is typed stays', async () => {
  const { input, leave } = show();
  await userEvent.type(input, 'equi{Escape}');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(leave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(leave).toHaveBeenCalledOnce();
  expect((input as HTMLInputElement).value).toBe('equi');
});

test('a press follows a suggestion, and going on in the page closes the list', async () => {
  const { input, navigate } = show();
  await userEvent.type(input, 'equi');
  await userEvent.click(screen.getByRole('option', { name: /cargos/ }));
  expect(navigate.mock.calls).toEqual([['/travel/fees-and-bags']]);
  await userEvent.type(input, 'p');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buscar' }));
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('without a script the form leads to its address with what it must say', () => {
  show([]);
  const form = screen.getByRole('search');
  expect(form.getAttribute('action')).toBe('/s/search.html');
  expect(new FormData(form as HTMLFormElement).get('collection')).toBe('site');
});

test('what was typed before the script came stays, is searched for, and is handed over', async () => {
  const search = vi.fn<(query: string) => void>();
  const changed = vi.fn<(query: string) => void>();
  function Box() {
    const [query, setQuery] = useState('');
    return (
      <SearchBox
        texts={texts}
        query={query}
        onQueryChange={(next) => {
          changed(next);
          setQuery(next);
        }}
        suggestions={[]}
        onSearch={search}
        action="/s/search.html"
        parameters={{ collection: 'site' }}
      />
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Box />);
  const input = within(container).getByRole<HTMLInputElement>('combobox');
  input.value = 'perdí mi maleta';
  render(<Box />, { container, hydrate: true });
  expect(changed.mock.calls).toEqual([['perdí mi maleta']]);
  expect(input.value).toBe('perdí mi maleta');
  await userEvent.click(within(container).getByRole('button', { name: 'Buscar' }));
  expect(search.mock.calls).toEqual([['perdí mi maleta']]);
});
