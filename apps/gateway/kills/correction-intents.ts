import { randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { endpoints, type TravellerCorrection, type TripLookup } from '@airline/contract';

import type { StoredTrip } from '../src/bookings/orders/booked-trip-store.ts';
import { keyedPost } from '../test-support/orders.ts';
import { clientAddressHeader } from './gateway-process.ts';
import { bookToCancel, insist } from './intents.ts';
import type { MailSink } from './mail-sink.ts';

/** What corrections change of a trip of one traveller, as it is stored. */
export interface CorrectableState {
  readonly revision: number;
  readonly version: number;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly name: string;
  readonly document: TravellerCorrection['document'];
  readonly ticket: number | undefined;
}

/** A trip that was booked, with what proves that it may be corrected. */
export interface CorrectableTrip {
  /** The network address that its traveller asks from. */
  readonly address: string;
  readonly proof: TripLookup;
  readonly state: CorrectableState;
}

/** A correction, or its undoing, as one person means it: sent as often as it takes, with one key. */
export interface CorrectionIntent {
  readonly trip: CorrectableTrip;
  readonly key: string;
  readonly path: string;
  readonly request: object;
  /** What it makes of the trip, beside a new ticket where the name is another one. */
  readonly after: CorrectableState;
}

/** Books a trip of one traveller; `undefined` when it was not confirmed. */
export async function bookToCorrect(originNow: () => string, flight: string): Promise<CorrectableTrip | undefined> {
  const booked = await bookToCancel(originNow, [flight], 0);
  if (booked === undefined) return undefined;
  const { shown: _shown, part: _part, ...proof } = booked.request;
  const address = `198.19.${randomInt(256)}.${randomInt(256)}`;
  return { address, proof, state: await insist(originNow, (origin) => readState(origin, proof)) };
}

/** Makes a correction of one letter of the surname, after which the name before finds the trip no more. */
export function correctName(trip: CorrectableTrip): CorrectionIntent {
  const { firstName, lastName } = trip.proof;
  const name = { firstName, lastName: lastName.replace('z', 's') };
  const changes = { name: `${firstName} ${name.lastName}`, version: trip.state.version + 1 };
  return toIntent(trip, endpoints.correctTraveller.path, { traveller: 0, name }, changes);
}

/** Makes a correction of the passport. */
export function correctDocument(trip: CorrectableTrip): CorrectionIntent {
  const document = { number: 'XDB654321', nationality: 'ES', expiresOn: '2033-05-06' };
  return toIntent(trip, endpoints.correctTraveller.path, { traveller: 0, document }, { document });
}

/** Makes a correction of the e-mail address. */
export function correctContact(trip: CorrectableTrip): CorrectionIntent {
  const email = `${randomUUID()}@example.com`;
  return toIntent(trip, endpoints.correctContact.path, { email }, { contact: { ...trip.state.contact, email } });
}

function toIntent(
  trip: CorrectableTrip,
  path: string,
  asked: object,
  changes: Partial<CorrectableState>,
): CorrectionIntent {
  const { proof, state } = trip;
  const after = { ...state, ...changes, revision: state.revision + 1 };
  return { trip, key: randomUUID(), path, request: { ...proof, revision: state.revision, ...asked }, after };
}

/** Corrects a trip, and gives it as it is then, with a proof that is good for it; `undefined` when it was refused. */
export async function makeCorrection(
  originNow: () => string,
  intent: CorrectionIntent,
): Promise<CorrectableTrip | undefined> {
  const answer = await insist(originNow, (origin) => sendCorrection(origin, intent));
  if (!answer.startsWith('200 ')) return undefined;
  const { address, proof } = intent.trip;
  const { recordLocator } = proof;
  const code = await insist(originNow, (origin) => read(origin, `trip-code?recordLocator=${recordLocator}`));
  const state = await insist(originNow, (origin) => readState(origin, proof));
  return { address, proof: { ...proof, code }, state };
}

/** Makes what undoes the correction of a contact, with the link that was mailed to the address before; waits for that mail. */
export async function undoContact(
  originNow: () => string,
  { trip: before, after }: CorrectionIntent,
  mails: MailSink,
): Promise<CorrectionIntent> {
  const secret = await insist(originNow, async () =>
    mails
      .textsTo(before.state.contact.email)
      .flatMap((text) => /undo-contact[^#\s]*#link=([\w-]+)/.exec(text)?.[1] ?? [])
      .at(-1),
  );
  const { path } = endpoints.undoContact;
  return {
    trip: { ...before, state: after },
    key: randomUUID(),
    path,
    request: { recordLocator: before.proof.recordLocator, secret },
    after: { ...after, contact: before.state.contact, revision: after.revision + 1 },
  };
}

/** Sends a correction once; gives status and body, `undefined` when the gateway died over it, or cannot say for a moment. */
export async function sendCorrection(
  origin: string,
  { key, path, request, trip: { address } }: CorrectionIntent,
): Promise<string | undefined> {
  const post = keyedPost(request, key);
  const headers = { ...(post.headers as Record<string, string>), [clientAddressHeader]: address };
  try {
    const answer = await fetch(origin + path, { ...post, headers });
    const body = await answer.text();
    return answer.status >= 500 ? undefined : `${answer.status} ${body}`;
  } catch {
    return undefined;
  }
}

/** Reads a trip as it is stored; `undefined` when the gateway died over it. */
export async function readState(
  origin: string,
  { recordLocator }: Pick<TripLookup, 'recordLocator'>,
): Promise<CorrectableState | undefined> {
  const text = await read(origin, `trip?recordLocator=${recordLocator}`);
  if (text === undefined) return undefined;
  const { revision, version, contact, everybody } = JSON.parse(text) as StoredTrip;
  const { email, phone } = contact;
  const [traveller] = everybody;
  const name = `${traveller?.firstName} ${traveller?.lastName}`;
  return {
    revision,
    version,
    contact: { email, phone },
    name,
    document: traveller?.document,
    ticket: traveller?.ticketSerial,
  };
}

/** Tells whether a trip is what a correction makes of it: with another ticket where another name stands on it, else with the same. */
export function isAfter({ trip: { state: before }, after }: CorrectionIntent, now: CorrectableState): boolean {
  const isReissued = now.ticket !== undefined && now.ticket !== before.ticket;
  return isReissued === (after.name !== before.name) && isDeepStrictEqual({ ...now, ticket: after.ticket }, after);
}

/** Tells whether a trip is found by the name that it has after a correction, and no more by another one that it had before. */
export async function isFoundByName(origin: string, intent: CorrectionIntent): Promise<boolean | undefined> {
  const { proof, state } = intent.trip;
  const { recordLocator, firstName } = proof;
  const find = (name: string) => {
    const request = { recordLocator, firstName, lastName: name.slice(firstName.length + 1) };
    return sendCorrection(origin, { ...intent, path: endpoints.findTrip.path, request });
  };
  const [before, after] = [await find(state.name), await find(intent.after.name)];
  if (before === undefined || after === undefined) return undefined;
  return after.startsWith('200 ') && before.startsWith(state.name === intent.after.name ? '200 ' : '404 ');
}

async function read(origin: string, what: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/test/${what}`).catch(() => undefined);
  return answer?.ok === true ? answer.text().catch(() => undefined) : undefined;
}
