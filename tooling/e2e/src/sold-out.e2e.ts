import { expect } from '@playwright/test';

import { book, chooseFlights, fillPassenger, goOn, ines, reachReview, recordLocatorOf } from './booking-journey.ts';
import { expectAccessible, keepScreenshot, test } from './journey.ts';
import { chosenOffer, sellOut } from './sell-seats.ts';
import { longSet } from './journey-sets.ts';

test(
  'the last seats go while a person reviews: nothing is charged, and another flight is booked with what was typed',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect('409 /api/air-booking/v1/orders');
    await reachReview(page, 'es', { email: 'ines.agotado@example.com', days: 61 });
    const { bound, flightsHref } = await chosenOffer(page);
    await sellOut(page.request, bound);

    await book(page, 'es');
    await expect(page.getByRole('alert')).toContainText('se acaba de agotar');
    await expectAccessible(page);
    await keepScreenshot(page, 'booking-sold-out-es-1280');

    const search = new URL(flightsHref, 'http://localhost').searchParams;
    search.delete('pick');
    await chooseFlights(page, 'es', search.toString());
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Inés');
    // The address was loaded anew: the birth date is asked for again.
    await fillPassenger(page, 'es', ines);
    await goOn(page, 'es');
    // The card was not charged, so it need not be typed again.
    await page.getByRole('link', { name: 'Continuar con esta tarjeta' }).click();
    await book(page, 'es');
    await recordLocatorOf(page, 'es');
  },
);
