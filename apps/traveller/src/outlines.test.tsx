import { createAppRoutes } from '@airline/app/data-router';
import type { PageSettings } from '@airline/app-shell';
import type { AppPage } from '@airline/app';
import { emptyAppSettings } from '@airline/client-config/app-settings';
import { clientConfigFor } from '@airline/client-config/client-config';
import { createTestApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { createI18n, loadMessages } from '@airline/i18n';
import type { LinkId } from '@airline/links';
import { createTestServices } from '@airline/session/test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { outlines } from './outlines.ts';
import { pages } from './routes.tsx';

/** The pages whose heading depends on what the gateway answers, or on the journey, trip, fund, watch or document that is shown. */
const unknownHeadings: ReadonlySet<LinkId> = new Set([
  'air-booking-flights',
  'air-booking-passenger',
  'air-booking-seats',
  'air-booking-payment',
  'air-booking-review',
  'air-booking-confirmation',
  'trip',
  'trip-travellers',
  'air-cancel-trip',
  'air-change-trip',
  'air-check-in-trip',
  'air-boarding-pass',
  'air-baggage-trip',
  'air-seat-trip',
  'air-early-bird-trip',
  'air-upgraded-boarding-trip',
  'travel-funds-view',
  'travel-funds-transfer',
  'travel-funds-transfer-confirm',
  'my-account-v2-travel-funds-transfer',
  'my-account-v2-travel-funds-transfer-confirm',
  'account-snapshot',
  'my-account',
  'my-account-profile-personal',
  'my-account-v2-profile-personal',
  'my-account-profile-communications',
  'promotion-mails',
  'my-account-profile-travel',
  'my-account-profile-frequent-travelers',
  'my-account-payment',
  'my-account-trips',
  'my-account-points-activity',
  'my-account-rapid-rewards',
  'my-account-promotions',
  'my-account-promotion-detail-index',
  'my-account-promotion-detail',
  'my-account-travel-funds',
  'my-account-fare-watches',
  'company-approvals',
  'fare-watch',
  'flight-alert',
  'trip-disruption',
  'gate',
  'gate-flight',
  'operations-funnel',
  'operations-experiments',
  'document-version',
  'operations',
]);

/** The flags of pages are on: with one off there is another page in the place of its own. */
const settings: PageSettings = {
  version: undefined,
  config: clientConfigFor('qa', {
    ...emptyAppSettings,
    metadataFlags: { lowFareCalendar: true, frequentTravelers: true },
  }),
};

/** The pages that show another one to who is not logged in, though their routes need no login. */
const ownPages: ReadonlySet<LinkId> = new Set([
  'account-help-change-email',
  'account-help-update-password',
  'account-help-privacy',
]);

const person = { category: 'member', subject: 'ana', sessionId: 's1', authenticatedAt: 1, firstName: 'Ana' } as const;

const Frame = await createTestFrame();
const i18n = await createI18n();

// jsdom does not scroll.
beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open({ id, path, needsLogin }: AppPage): Promise<void> {
  const services = createTestServices();
  if (needsLogin || ownPages.has(id)) services.session.store.setState({ state: { kind: 'authenticated', person } });
  const app = createTestApp(services);
  app.settings.current = settings;
  const routes = createAppRoutes(app, pages, i18n);
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />, { wrapper: Frame });
}

const toldPages = pages.filter(({ id }) => outlines[id] !== undefined && !unknownHeadings.has(id));

test.each(toldPages.map((page) => [page.id, page] as const))(
  'the heading of %s is the same in its HTML and once its script is there',
  async (id, page) => {
    const { title, words = [] } = outlines[id] ?? {};
    await loadMessages(i18n, [...page.words, ...words]);
    await open(page);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(title?.(i18n));
  },
);
