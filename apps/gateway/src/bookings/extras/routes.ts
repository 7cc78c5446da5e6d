import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { findAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import { requestReference, sendStored } from '../../http/stored-responses.ts';
import { proveTrip } from '../trips/prove-trip.ts';
import { buyExtras } from './buy-extras.ts';
import { completePurchase } from './complete-purchase.ts';
import { toExtras } from './extras-view.ts';
import { readOffered } from './read-offered.ts';
import { readExtendableTrip } from './read-extras.ts';
import type { ExtraServices } from './services.ts';

/** Sells extras to trips: bags, early bird check-in and upgraded boarding; and shows what can be bought with an offer. */
export function extraRoutes(services: ExtraServices): Hono {
  const { readExtras: read, readOfferExtras: ofOffer, buyExtras: buy, completeExtras: complete } = endpoints;
  return new Hono()
    .post(read.path, async (context) => {
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const proved = await proveTrip(context, services, parsed.value);
      if ('refused' in proved) return refuse(context, proved.refused);
      const booked = await readExtendableTrip(services, proved);
      if ('refused' in booked) return refuse(context, booked.refused);
      const { recordLocator } = booked;
      return context.json({ recordLocator, ...(await toExtras(services, booked)) }, read.success, noStore);
    })
    .post(ofOffer.path, async (context) => {
      const parsed = await parseBody(context, ofOffer.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const shown = await readOffered(services, parsed.value);
      if ('refused' in shown) return refuse(context, shown.refused);
      return context.json(shown, ofOffer.success, noStore);
    })
    .post(buy.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, buy.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      // Before the key is looked up: who does not know whose trip it is learns nothing of a key either.
      const { extras, shown, payments, reason, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const { addressHash } = await readTrace(context, services);
      const asked = { extras, shown, payments, reason };
      const accountId = findAccess(context)?.accountId;
      const request = { ...keyed, ...proved, asked, accountId, addressHash, reference: requestReference(context) };
      return sendStored(context, await buyExtras(services, request));
    })
    .post('/api/air-booking/v1/trips/extras/:purchaseId/completion', async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parameters = complete.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'extraPurchaseNotFound' });
      const parsed = await parseBody(context, complete.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const completion = { ...parameters.data, ...parsed.value };
      return sendStored(context, await completePurchase(services, completion, requestReference(context)));
    });
}
