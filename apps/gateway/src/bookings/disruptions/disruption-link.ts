import { createHmac, timingSafeEqual } from 'node:crypto';

import { addLanguage, type DisruptionLink, type Language } from '@airline/contract';
import { buildPath } from '@airline/links';

import type { Database } from '../../database/database.ts';
import { readBookedTrip, type StoredTrip } from '../orders/booked-trip-store.ts';
import { withDisruptions } from '../orders/read-disruptions.ts';
import type { BookingServices } from '../orders/services.ts';

type LinkServices = Pick<BookingServices, 'secretFor'>;

/** What the secret of a link is made of: for another contact, version, direction, disruption or way on it is another secret. */
type LinkContent = Omit<DisruptionLink, 'secret' | 'recordLocator'>;

/** Gives the address of a mail that leads to one way on after a disruption. */
export async function toDisruptionUrl(
  services: LinkServices & Pick<BookingServices, 'publicOrigin'>,
  { orderId, recordLocator, contact }: Pick<StoredTrip, 'orderId' | 'recordLocator' | 'contact'>,
  content: LinkContent,
): Promise<string> {
  const page = services.publicOrigin + buildPath('trip-disruption', { recordLocator });
  const { version, bound, kind, flights } = content;
  const fragment = new URLSearchParams({
    version: String(version),
    bound: String(bound),
    kind,
    ...(flights === undefined ? {} : { flights }),
    link: await toSecret(services, { orderId, email: contact.email }, content),
  });
  // In the fragment, which no server, no log and no Referer has.
  return `${addLanguage(page, contact.language satisfies Language)}#${fragment.toString()}`;
}

/**
 * Reads the trip whose mailed link somebody opens, with its disruptions; `undefined` where the link is none of ours.
 *
 * A secret is compared for a locator that nobody has as well, so that the time of the answer does not tell which exist.
 */
export async function readLinkedTrip(
  services: LinkServices & Pick<BookingServices, 'db' | 'now' | 'readLegStatuses'>,
  { recordLocator, secret, ...content }: DisruptionLink,
): Promise<StoredTrip | undefined> {
  const found = await findTrip(services.db, recordLocator);
  const { orderId, contact } = found ?? nobodysTrip;
  const expected = await toSecret(services, { orderId, email: contact.email }, content);
  if (!isSame(expected, secret) || found === undefined) return undefined;
  const [trip] = await withDisruptions(services, [found]);
  return trip;
}

const nobodysTrip = { orderId: '00000000-0000-0000-0000-000000000000', contact: { email: '' } };

function findTrip(db: Database, recordLocator: string): Promise<StoredTrip | undefined> {
  return readBookedTrip(db, { recordLocator: recordLocator.toUpperCase() });
}

/** Made by a key that no client has, so that every instance gives the same one and none is stored. */
async function toSecret(
  { secretFor }: LinkServices,
  { orderId, email }: { readonly orderId: string; readonly email: string },
  { version, bound, kind, flights }: LinkContent,
): Promise<string> {
  return createHmac('sha256', await secretFor('disruptionLink'))
    .update(JSON.stringify([orderId, email, version, bound, kind, flights ?? null]))
    .digest('base64url');
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
