import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { links, type LinkId } from '@airline/links';

import type { apps } from '../journey.ts';

type AppName = (typeof apps)[number]['app'];

/** The pages on the way of one booking, which no address shows by itself. */
const pagesOfBooking = [
  'air-booking-flights',
  'air-booking-passenger',
  'air-booking-seats',
  'air-booking-payment',
  'air-booking-review',
  'air-booking-confirmation',
  'trip',
  'trip-travellers',
  'trip-undo-contact',
  'trip-disruption',
  'air-change-trip',
  'air-cancel-trip',
  'air-check-in-trip',
  'air-boarding-pass',
  'air-baggage-trip',
  'air-seat-trip',
  'air-early-bird-trip',
  'air-upgraded-boarding-trip',
] as const satisfies readonly LinkId[];

/** The pages of travel funds, which show what the gateway says of them. */
const pagesOfFunds = [
  'my-account-travel-funds',
  'travel-funds-view',
  'travel-funds-transfer',
  'travel-funds-transfer-confirm',
  'mobile-travel-funds-transfer-confirm',
] as const satisfies readonly LinkId[];

/** The pages that somebody sees who is logged in. */
const pagesOfPeople = [
  'account-snapshot',
  'my-account',
  'my-account-profile-personal',
  'my-account-profile-travel',
  'my-account-profile-frequent-travelers',
  'my-account-payment',
  'my-account-trips',
  'my-account-points-activity',
  'my-account-profile-communications',
  'my-account-fare-watches',
  'my-account-profile-security',
  'account-help-change-email',
  'account-help-update-password',
  'account-help-privacy',
  'ctm-home',
  'ctm-account-management',
  'ctm-security',
  'ctm-update-password',
  'mobile-account-help-change-email',
  'mobile-account-help-update-password',
  'mobile-account-help-privacy',
  'mobile-travel-funds-transfer',
] as const satisfies readonly LinkId[];

/** Pages that show what is so at the moment, with dates of today: no two pictures of them are one. Journeys look at them. */
const pagesWithoutPictures: ReadonlySet<LinkId> = new Set([
  'operations',
  'operations-funnel',
  'operations-experiments',
  'gate',
  'gate-flight',
  'my-account-rapid-rewards',
  'my-account-promotions',
  'my-account-promotion-detail',
  'ctm-promotions',
  'ctm-promotion',
  'ctm-reports',
  'company-approvals',
]);

/** Pictures of pages in another state than their usual one. */
export const otherStates = [
  'not-found',
  'air-booking-payment-without-booking',
  'air-change-review',
  'trip-cancelled',
  'find-my-trip-errors',
  'login-refused',
  'login-second-factor',
  'forgot-password-sent',
  'enroll-access',
  'enroll-recovery',
] as const;

/** All pages of an app that have pictures, as its build lists them; of the links that lead to one page, the one that is its own. */
export function pagesOf(app: AppName): readonly LinkId[] {
  const file = join(import.meta.dirname, `../../../../apps/${app}/dist/page-paths.json`);
  const paths = new Set(JSON.parse(readFileSync(file, 'utf8')) as readonly string[]);
  return links
    .filter(({ path, surfaces, aliasOf }) => surfaces.includes(app) && paths.has(path) && aliasOf === undefined)
    .map(({ id }) => id)
    .filter((id) => !pagesWithoutPictures.has(id));
}

/** The pages of an app that everybody sees at their address. */
export function publicPagesOf(app: AppName): readonly LinkId[] {
  const others: ReadonlySet<LinkId> = new Set([...pagesOfBooking, ...pagesOfFunds, ...pagesOfPeople]);
  return pagesOf(app).filter((id) => !others.has(id));
}

/** The pages of an app that somebody sees who is logged in. */
export function pagesOfPeopleIn(app: AppName): readonly LinkId[] {
  const people: ReadonlySet<LinkId> = new Set(pagesOfPeople);
  return pagesOf(app).filter((id) => people.has(id));
}
