import { expect } from '@playwright/test';

import { book, chooseFlights, goOn, reachReview, recordLocatorOf } from './booking-journey.ts';
import { expectAccessible, keepScreenshot, test } from './journey.ts';
import { sellOut, type ChosenBound } from './sell-out.ts';

test('the last seats go while a person reviews: nothing is charged, and another flight is booked with what was typed', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  await reachReview(page, 'es', { email: 'ines.agotado@example.com', days: 61 });
  const kept = await page.evaluate(() => sessionStorage.getItem('airline.booking') ?? '');
  const { state } = JSON.parse(kept) as { state: { offer: { bounds: readonly [ChosenBound] }; flightsHref: string } };
  await sellOut(page.request, state.offer.bounds[0]);

  await book(page, 'es');
  await expect(page.getByRole('alert')).toContainText('se acaba de agotar');
  await expectAccessible(page);
  await keepScreenshot(page, 'booking-sold-out-es-1280');

  const search = new URL(state.flightsHref, 'http://localhost').searchParams;
  search.delete('pick');
  await chooseFlights(page, 'es', search.toString());
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Inés');
  await goOn(page, 'es');
  // The card was not charged, so it need not be typed again.
  await page.getByRole('link', { name: 'Continuar con esta tarjeta' }).click();
  await book(page, 'es');
  await recordLocatorOf(page, 'es');
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('status of 409')));
});
