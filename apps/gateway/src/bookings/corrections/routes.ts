import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { findAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { readTrace } from '../../http/request-origin.ts';
import { refuse } from '../../http/refusal.ts';
import { requestReference, sendStored } from '../../http/stored-responses.ts';
import type { BookingServices } from '../orders/services.ts';
import { proveTrip } from '../trips/prove-trip.ts';
import { answerRepeatedCorrection, correctContact, correctTraveller } from './correct-trip.ts';
import { readTravellers } from './read-travellers.ts';
import { undoContact } from './undo-link.ts';

/** Shows and corrects who flies on a trip, and where news of it goes. */
export function correctionRoutes(services: BookingServices): Hono {
  const { readTravellers: read, correctTraveller: traveller, correctContact: contact, undoContact: undo } = endpoints;
  return new Hono()
    .post(read.path, async (context) => {
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const proved = await proveTrip(context, services, parsed.value);
      if ('refused' in proved) return refuse(context, proved.refused);
      const answer = await readTravellers(services, proved);
      if ('refused' in answer) return refuse(context, answer.refused);
      return context.json(answer, read.success, noStore);
    })
    .post(traveller.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, traveller.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { recordLocator, firstName, lastName, code, ...asked } = parsed.value;
      const proved = await proveTrip(context, services, { recordLocator, firstName, lastName, code });
      const reference = requestReference(context);
      if ('refused' in proved) {
        const repeated = await answerRepeatedCorrection(services, { ...keyed, reference });
        return repeated === undefined ? refuse(context, proved.refused) : sendStored(context, repeated);
      }
      const { address } = await readTrace(context, services);
      const sender = { address, accountId: findAccess(context)?.accountId };
      const request = { ...keyed, ...proved, ...sender, asked, reference };
      return sendStored(context, await correctTraveller(services, request));
    })
    .post(contact.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, contact.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { recordLocator, firstName, lastName, code, ...asked } = parsed.value;
      const proved = await proveTrip(context, services, { recordLocator, firstName, lastName, code });
      if ('refused' in proved) return refuse(context, proved.refused);
      const request = { ...keyed, ...proved, asked, reference: requestReference(context) };
      return sendStored(context, await correctContact(services, request));
    })
    .post(undo.path, (context) => postUndo(context, services));
}

async function postUndo(context: Context, services: BookingServices): Promise<Response> {
  const parsed = await parseBody(context, endpoints.undoContact.body);
  if ('refused' in parsed) return refuse(context, parsed.refused);
  const undone = await undoContact(services, parsed.value);
  if ('refused' in undone) return refuse(context, undone.refused);
  return context.json(undone, endpoints.undoContact.success, noStore);
}
