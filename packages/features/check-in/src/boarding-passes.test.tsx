import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { drawBarcode } from './draw-barcode.ts';
import { openPages, words, press, passOf } from './test-support/open-pages.test-kit.tsx';

const { gateway, showCheckIn, showPasses, bookAna, checkInElsewhere, changeElsewhere, readPasses } = openPages();

describe('the passes', () => {
  test('have another symbol where somebody wants one, are large where they want that, and are printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const proof = await bookAna();
    await checkInElsewhere(proof);
    const [{ barcode } = { barcode: '' }] = await readPasses(proof);
    showPasses(proof);
    const pass = await passOf(words.es.pass);
    for (const [name, symbology] of [
      ['QR', 'qrcode'],
      ['PDF417', 'pdf417'],
    ] as const) {
      await userEvent.click(screen.getByRole('radio', { name }));
      const symbol = await within(pass).findByRole('img', { name: new RegExp(`^Código ${name} `) });
      expect(symbol).toHaveAttribute('src', await drawBarcode(symbology, barcode));
    }
    const large = screen.getByRole('checkbox', { name: 'Letra grande' });
    await userEvent.click(large);
    expect(large).toBeChecked();
    // Without a certificate of the deployment there is no pass for a wallet to ask for.
    expect(screen.queryByRole('button', { name: 'Agregar a Apple Wallet' })).toBeNull();
    await press('Imprimir');
    expect(print).toHaveBeenCalledOnce();
  });

  test('say that they board no more once the flight has left', async () => {
    const proof = await bookAna();
    await checkInElsewhere(proof);
    vi.setSystemTime('2026-12-02T13:31:00Z');
    showPasses(proof);
    expect(within(await passOf(words.es.pass)).getByText(/^Este vuelo ya salió/)).toBeVisible();
  });

  test('are there no more once the flights are others, and lead to the check-in of those', async () => {
    const proof = await bookAna();
    await checkInElsewhere(proof);
    showPasses(proof);
    await passOf(words.es.pass);
    await changeElsewhere(proof);
    showPasses(proof);
    expect(await screen.findByText('Todavía no hay pases de abordar')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    const toCheckIn = screen.getByRole('link', { name: 'Ir al check-in' });
    expect(toCheckIn).toHaveAttribute('href', `/air/check-in/${proof.recordLocator}`);
    showCheckIn(proof);
    expect(await screen.findByText('Todavía no abre')).toBeVisible();
  });

  test('of a trip that is cancelled are none: its page says what came of it', async () => {
    const proof = await bookAna();
    await checkInElsewhere(proof);
    await gateway.cancel(proof);
    showPasses(proof);
    expect(await screen.findByText(`/trip/${proof.recordLocator} null`)).toBeVisible();
  });
});
