import { createTestFrame } from '@airline/app-shell/test-frame';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { Component as BaggagePage } from './BaggagePage.tsx';

async function open(language: 'es' | 'en') {
  const Frame = await createTestFrame({ language });
  render(
    <Frame>
      <MemoryRouter>
        <BaggagePage />
      </MemoryRouter>
    </Frame>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const costs = () =>
  (screen.getByRole('region', { name: /^(Lo que cuestan|What they cost)$/ }).textContent ?? '').replaceAll(/\s+/g, ' ');

test('one bag on the cheapest fare costs nothing, a second one is charged on both directions', async () => {
  await open('es');
  expect(costs()).toBe('Incluidas en la tarifa1TotalSin costo');
  press('Una maleta más');
  expect(costs()).toContain('Maletas adicionales1 × $75.00 × 2 direcciones$150.00');
  expect(costs()).toMatch(/Total\$150\.00$/);
  fireEvent.click(screen.getByRole('radio', { name: 'Solo ida' }));
  expect(costs()).toContain('Maletas adicionales1 × $75.00$75.00');
  fireEvent.click(screen.getByRole('radio', { name: 'Libre' }));
  expect(costs()).toBe('Incluidas en la tarifa2TotalSin costo');
});

test('there are never more heavy or large bags than bags', async () => {
  await open('en');
  fireEvent.click(screen.getByRole('radio', { name: 'One way' }));
  press('One overweight bag more');
  press('One overweight bag more');
  press('One oversize bag more');
  expect(costs()).toContain('Overweight1 × $100.00$100.00');
  expect(costs()).toMatch(/Total\$200\.00$/);
  press('One bag fewer');
  expect(costs()).toBe('Included in the fare0TotalFree');
});

test('each special item says how it travels', async () => {
  await open('en');
  const table = screen.getByRole('table', { name: 'Special items' });
  expect(within(table).getByRole('row', { name: /^Stroller and car seat.*Free/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /^Bicycles.*As a checked bag/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /^A small musical.*In place of your carry-on bag/ })).toBeVisible();
});
