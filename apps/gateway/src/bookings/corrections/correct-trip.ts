import { type ContactCorrection, correctTraveller as endpoint, type TravellerCorrection } from '@airline/contract';

import {
  findKey,
  type KeyedRequest,
  storeResponse,
  type StoredResponse,
} from '../../database/idempotency-key-store.ts';
import { type Refused, refusedByName, refusedForNow } from '../../http/refusal.ts';
import { correctionJob } from '../orders/order-jobs.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { toStoredResponse } from '../orders/order-result.ts';
import type { BookingServices } from '../orders/services.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { checkMemberNumber, type NumberSender } from './check-member-number.ts';
import { contactJobs } from './contact-jobs.ts';
import { type CorrectionFault, readCorrections, storeContact, storeTraveller } from './correction-store.ts';
import { readCorrectableTrip, showTravellers } from './read-travellers.ts';
import { checkTravellerCorrection } from './rules/check-traveller-correction.ts';
import { correctionTimes } from './rules/correction-times.ts';
import { isUndoMailed } from '../orders/rules/contact-undo.ts';
import { listCorrected } from './rules/list-corrected.ts';

type CorrectionServices = Pick<BookingServices, 'db' | 'limits' | 'now' | 'readLegStatuses'>;

type WithoutProof<Request> = Omit<Request, 'recordLocator' | 'firstName' | 'lastName' | 'code'>;

/** A correction of a trip that somebody may see, by the key that makes it happen once. */
interface KeyedCorrection<Request> extends KeyedRequest, ProvedTrip {
  readonly asked: WithoutProof<Request>;
  /** What a person can quote of this request. */
  readonly reference: string;
}

/** Corrects the data of one traveller, for who may change the trip. */
export async function correctTraveller(
  services: CorrectionServices,
  request: KeyedCorrection<TravellerCorrection> & NumberSender,
): Promise<StoredResponse> {
  const { db, limits, now } = services;
  const { asked, address, accountId } = request;
  return correctOnce(services, request, async (booked) => {
    const at = now();
    // Before anything is compared, so that what is refused counts as well.
    const counted = await limits.limitRate('tripCorrections', booked.orderId);
    if (counted.isExceeded) return refusedForNow(counted);
    const checked = checkTravellerCorrection(booked, await readCorrections(db, booked.orderId), asked, at);
    if ('refused' in checked) return checked;
    const { frequentFlyerNumber } = asked;
    if (typeof frequentFlyerNumber === 'string') {
      const member = { accountNumber: frequentFlyerNumber, traveller: checked.after };
      const sender = { orderId: booked.orderId, address, accountId };
      const refused = await checkMemberNumber(services, sender, member);
      if (refused !== undefined) return refused;
    }
    const what = listCorrected(checked);
    if (what.length === 0) return 'corrected';
    const { position } = checked.before;
    const job = correctionJob(booked.orderId, { number: booked.revision + 1, position, what });
    return storeTraveller(db, { booked, keyed: request }, checked, job, at);
  });
}

/** Changes where news of a trip goes, for who may change the trip. */
export async function correctContact(
  services: CorrectionServices,
  request: KeyedCorrection<ContactCorrection>,
): Promise<StoredResponse> {
  const { db, limits, now } = services;
  return correctOnce(services, request, async (booked) => {
    const at = now();
    const { orderId, contact, offer } = booked;
    const { email = contact.email, phone = contact.phone } = request.asked;
    if (at >= correctionTimes(offer.bounds).correctionsUntil) return refusedByName('correctionsClosed');
    if (contact.email === email && contact.phone === phone) return 'corrected';
    const counted = await limits.limitRate('tripContacts', orderId);
    if (counted.isExceeded) return refusedForNow(counted);
    const earlier = (await readCorrections(db, orderId)).filter(({ kind }) => kind === 'contact');
    const isUndoable = isUndoMailed(earlier, at);
    const toJobs = (number: number) =>
      contactJobs(orderId, { number, before: contact.email, after: email, event: 'corrected', isUndoable });
    return storeContact(db, { booked, keyed: request }, { email, phone }, toJobs, at);
  });
}

/**
 * Answers a correction that comes again word for word, for who can no longer prove the trip with it: it corrected the very name that
 * it names. Its key is a secret of its sender, and another request with the key learns nothing here.
 */
export async function answerRepeatedCorrection(
  services: CorrectionServices,
  { key, requestHash, reference }: KeyedRequest & { readonly reference: string },
): Promise<StoredResponse | undefined> {
  const kept = await findKey(services.db, key);
  if (kept?.requestHash !== requestHash) return undefined;
  return answerAgain(services, { key, requestHash, reference, orderId: kept.orderId, asked: {} });
}

/**
 * Answers a repeated request as the first one, and else makes a correction of the revision that the person was shown.
 *
 * The key is claimed by the transaction that corrects: a crash before the answer was kept leaves it to be written anew. A refusal
 * changed nothing and is not kept.
 */
async function correctOnce(
  services: CorrectionServices,
  request: KeyedCorrection<{ readonly revision: number }>,
  make: (booked: StoredTrip) => Promise<'corrected' | CorrectionFault | Refused>,
): Promise<StoredResponse> {
  const again = await answerAgain(services, request);
  if (again !== undefined) return again;
  const booked = await readCorrectableTrip(services, request);
  if ('refused' in booked) return refuse(request, booked);
  if (booked.revision !== request.asked.revision) {
    // The same request may have been made meanwhile: its answer counts.
    return (await answerAgain(services, request)) ?? refuse(request, refusedByName('correctionOutdated'));
  }
  const made = await make(booked);
  if (typeof made === 'object') return refuse(request, made);
  switch (made) {
    case 'corrected':
      return answer(services, request);
    case 'changeUnderWay':
      return refuse(request, refusedByName(made));
    case 'keyTaken':
    case 'outdated': {
      // Somebody was faster: the same request, another tab, or a cancellation.
      const answered = await answerAgain(services, request);
      if (answered !== undefined) return answered;
      const now = await readCorrectableTrip(services, request);
      return refuse(request, 'refused' in now ? now : refusedByName('correctionOutdated'));
    }
  }
}

/** Answers a request whose key is known, with the answer that it had or would have had. */
async function answerAgain(
  services: CorrectionServices,
  request: KeyedCorrection<object>,
): Promise<StoredResponse | undefined> {
  const kept = await findKey(services.db, request.key);
  if (kept === undefined) return undefined;
  if (kept.requestHash !== request.requestHash || kept.orderId !== request.orderId)
    return refuse(request, refusedByName('idempotencyKeyReused'));
  if (kept.status !== null) return { status: kept.status, mediaType: kept.mediaType ?? '', body: kept.body ?? '' };
  return answer(services, request);
}

async function answer(
  { db, now }: CorrectionServices,
  { key, orderId }: KeyedCorrection<object>,
): Promise<StoredResponse> {
  const body = JSON.stringify(await showTravellers(db, orderId, now()));
  const made = { status: endpoint.success, mediaType: 'application/json', body };
  await storeResponse(db, key, made);
  return made;
}

function refuse({ reference }: KeyedCorrection<object>, refused: Refused): StoredResponse {
  return toStoredResponse(refused, endpoint.success, reference);
}
