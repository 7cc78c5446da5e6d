import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { Accordion } from '../accordion/Accordion.tsx';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { ProgressSteps } from '../progress-steps/ProgressSteps.tsx';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const texts = { label: 'Páginas', previous: 'Anterior', next: 'Siguiente', page: (page: number) => `Página ${page}` };

function renderPages(page: number, pageCount: number) {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <Pagination texts={texts} page={page} pageCount={pageCount} hrefFor={(number) => `?page=${number}`} />
    </NavigationProvider>,
  );
  return navigate;
}

test('pages are links with their own names, the one in sight is marked', async () => {
  const navigate = renderPages(2, 3);
  const nav = screen.getByRole('navigation', { name: 'Páginas' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent),
  ).toEqual(['Anterior', 'Página 1', 'Página 2', 'Página 3', 'Siguiente']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  await userEvent.click(screen.getByRole('link', { name: 'Anterior' }));
  await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
  await userEvent.click(screen.getByRole('link', { name: 'Página 3' }));
  expect(navigate.mock.calls).toEqual([['?page=1'], ['?page=3'], ['?page=3']]);
});

test('the first page has no previous, the last no next, one page nothing', () => {
  renderPages(1, 2);
  expect(screen.queryByRole('link', { name: 'Anterior' })).toBeNull();
  cleanup();
  renderPages(2, 2);
  expect(screen.queryByRole('link', { name: 'Siguiente' })).toBeNull();
  cleanup();
  renderPages(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('steps that are done say so and can be changed, the one at hand is marked, those ahead are plain', () => {
  render(
    <ProgressSteps
      label="Pasos"
      summary="Paso 2 de 3"
      doneLabel="terminado"
      current="who"
      steps={[
        { id: 'flight', label: 'Vuelo', href: '/flight' },
        { id: 'who', label: 'Pasajeros', href: '/who' },
        { id: 'pay', label: 'Pago', href: '/pay' },
      ]}
    />,
  );
  const [first, second, third] = screen.getAllByRole('listitem');
  expect([first, second, third].map((step) => step?.dataset['state'])).toEqual(['done', 'current', 'ahead']);
  expect(first?.textContent).toBe('Vuelo (terminado)');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Vuelo']);
  expect(second?.getAttribute('aria-current')).toBe('step');
  expect(third?.hasAttribute('aria-current')).toBe(false);
  expect(screen.getByText('Paso 2 de 3').closest('p')?.textContent).toBe('Paso 2 de 3 Pasajeros');
});

test('an accordion is made of details, exclusive by name, open where told', () => {
  const { container } = render(
    <Accordion
      exclusiveName="help"
      items={[
        { id: 'a', title: 'Equipaje', content: 'Dos maletas', defaultOpen: true },
        { id: 'b', title: 'Mascotas', content: 'En cabina' },
      ]}
    />,
  );
  const details = [...container.querySelectorAll('details')];
  expect(details.map((item) => [item.getAttribute('name'), item.open])).toEqual([
    ['help', true],
    ['help', false],
  ]);
});
