import {
  type ContactCorrection,
  correctContact,
  correctTraveller,
  type TravellerCorrection,
  type TripLookup,
  type TripTravellers,
} from '@airline/contract';
import type { SubmitRefusal } from '@airline/forms';
import { type Failure, GatewayError } from '@airline/gateway-client';
import { useIntentKey } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { invalidateAccountQueries } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { codeProblemOf, dropTripCode, findTripProof, invalidateTrip, keepTripProof } from '@airline/trip';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';

import { type Corrected, correctedQuery, pageAfter, type ToldCorrection } from './correction-address.ts';
import { travellersQuery } from './travellers-query.ts';
import { useProof } from './use-proof.ts';

/** What is to be so from now on. */
export type Wish = Pick<TravellerCorrection, 'name' | 'document' | 'frequentFlyerNumber' | 'knownTravelerNumber'> &
  Pick<ContactCorrection, 'email' | 'phone'>;

/** A correction, and how far it has come. */
export interface Correction {
  /** Why it was not saved. */
  readonly refusal: Failure | undefined;
  /** What is there now, where something was corrected meanwhile: what is saved next is made of it. */
  readonly now: TripTravellers | undefined;
  /** Whether it takes another proof that the trip is the person's. */
  readonly isProving: boolean;
  /**
   * Saves it, forgets what was typed, and leads to the page that says so. Gives what the form shows of a refusal about its fields; every
   * other one is notified here.
   *
   * @throws GatewayError when nobody knows whether it arrived.
   */
  readonly save: (wish: Wish, forgetTyped: () => void) => Promise<SubmitRefusal | undefined>;
  /** Takes a code as the proof; gives why it is none. */
  readonly prove: (code: string) => Promise<Failure | undefined>;
}

/** Corrects a part of what is known of a trip's travellers, or its contact, as it was shown. */
export function useCorrection(shown: TripTravellers, corrected: Corrected): Correction {
  const { recordLocator } = shown;
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const keyFor = useIntentKey();
  const { prove, askWhoseTrip } = useProof(recordLocator);
  const [refusal, setRefusal] = useState<Failure>();
  const [now, setNow] = useState<TripTravellers>();
  const [isProving, setIsProving] = useState(false);

  const revision = Math.max(shown.revision, now?.revision ?? 0);
  const send = (proof: TripLookup, wish: Wish) => {
    if (corrected.part === 'contact') {
      const body = { ...proof, revision, ...wish };
      return session.call(correctContact, { body, idempotencyKey: keyFor(body) });
    }
    const body = { ...proof, revision, traveller: corrected.traveller, ...wish };
    return session.call(correctTraveller, { body, idempotencyKey: keyFor(body) });
  };
  const show = async (proof: TripLookup, saved: TripTravellers, isRemoved: boolean): Promise<void> => {
    const own = toProofAfter(proof, saved, corrected);
    keepTripProof(own);
    await invalidateTrip(queryClient, recordLocator);
    queryClient.setQueryData(travellersQuery(session, own).queryKey, { needsCode: false, ...saved });
    invalidateAccountQueries(queryClient);
    const state: ToldCorrection = { told: correctedQuery(corrected), isRemoved };
    await navigate(pageAfter(query, recordLocator), { replace: true, state });
  };
  const refuse = async (proof: TripLookup, failure: Failure): Promise<SubmitRefusal | undefined> => {
    if (failure.kind === 'fields') return { errors: failure.problem.errors?.map(toFieldError) };
    if (failure.kind !== 'refused') throw new GatewayError(failure);
    if (failure.name === 'tripCodeNeeded' || codeProblemOf(failure) !== undefined) {
      dropTripCode(recordLocator);
      setIsProving(true);
    } else if (failure.name === 'correctionOutdated') {
      await invalidateTrip(queryClient, recordLocator);
      const answer = await queryClient.query(travellersQuery(session, proof));
      if (answer.needsCode) setIsProving(true);
      else setNow(answer);
      void revalidate();
    } else if (failure.name === 'tripAlreadyCancelled') {
      await invalidateTrip(queryClient, recordLocator);
      await navigate(buildPath('trip', { recordLocator }), { replace: true });
    } else {
      setRefusal(failure);
    }
    return undefined;
  };
  return {
    refusal,
    now,
    isProving,
    async save(wish, forgetTyped) {
      setRefusal(undefined);
      const proof = findTripProof(recordLocator);
      if (proof === undefined) {
        askWhoseTrip();
        return undefined;
      }
      const outcome = await send(proof, wish);
      setNow(undefined);
      if ('failure' in outcome) return refuse(proof, outcome.failure);
      forgetTyped();
      await show(proof, outcome.value, Object.values(wish).includes(null));
      return undefined;
    },
    async prove(code) {
      const outcome = await prove(code);
      if (outcome === undefined) return undefined;
      if ('failure' in outcome) return outcome.failure;
      setIsProving(false);
      return undefined;
    },
  };
}

/** Gives what proves the trip from then on: a name that was corrected, and no code that was mailed to another contact. */
function toProofAfter(
  { code, ...names }: TripLookup,
  { recordLocator, travellers }: TripTravellers,
  corrected: Corrected,
): TripLookup {
  if (corrected.part === 'contact') return names;
  const kept = code === undefined ? {} : { code };
  const renamed = corrected.part === 'name' ? travellers[corrected.traveller] : undefined;
  if (renamed === undefined) return { ...names, ...kept };
  return { recordLocator, firstName: renamed.firstName, lastName: renamed.lastName, ...kept };
}

const fieldsByPointer: ReadonlyMap<string, string> = new Map([
  ['/document', '/documentNumber'],
  ['/document/number', '/documentNumber'],
  ['/document/nationality', '/nationality'],
  ['/document/expiresOn', '/documentExpiry'],
]);

/** Gives an error of the gateway as the form has its fields. */
function toFieldError({ pointer, code }: { readonly pointer: string; readonly code: string }) {
  return { pointer: fieldsByPointer.get(pointer) ?? pointer.replace(/^\/name\//, '/'), code };
}
