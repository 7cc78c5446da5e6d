import { type ContactCorrection, type TravellerCorrection, type TripLookup, tripTravellers } from '@airline/contract';

import type { OrderGateway } from './order-gateway.ts';
import { keyedPost, readJson } from './orders.ts';
import { tripCodeFor } from './trip-code.ts';

/** What is corrected of a traveller: the first one by default, of the revision of now. */
export type CorrectionWish = Partial<Omit<TravellerCorrection, keyof TripLookup>>;

/** What somebody does with the data of a trip's travellers, by a mailed code where they name no other proof. */
export function correctionGateway(gateway: OrderGateway) {
  const post = async (path: string, body: unknown, key?: string, accessToken?: string) =>
    gateway.app.request(`/api/air-booking/v1/trips/${path}`, keyedPost(body, key, accessToken));
  const proved = async (lookup: TripLookup): Promise<TripLookup> => ({
    ...lookup,
    code: lookup.code ?? (await tripCodeFor(gateway.orders, lookup.recordLocator)),
  });
  const own = {
    post,
    proved,
    read: async (lookup: TripLookup) =>
      tripTravellers.parse(await readJson<unknown>(post('travellers', await proved(lookup)))),
    async correct(lookup: TripLookup, wish: CorrectionWish, key?: string): Promise<Response> {
      const proof = await proved(lookup);
      const revision = wish.revision ?? (await own.read(proof)).revision;
      return post('travellers/correction', { ...proof, traveller: 0, ...wish, revision }, key);
    },
    async contact(lookup: TripLookup, wish: Partial<ContactCorrection>, key?: string): Promise<Response> {
      const proof = await proved(lookup);
      const revision = wish.revision ?? (await own.read(proof)).revision;
      return post('contact', { ...proof, phone: '+12145550123', ...wish, revision }, key);
    },
    undo: (recordLocator: string, secret: string) => post('contact/undo', { recordLocator, secret }),
    find: (lookup: TripLookup) => post('lookup', lookup),
  };
  return own;
}
