import { readTravellers, type TravellersAnswer } from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { findTripProof, keepTripProof } from '@airline/trip';
import { useNavigate } from 'react-router-dom';

/** The proof that a trip's travellers may be seen and corrected. */
export interface Proof {
  /** Takes a mailed code for it: gives what it shows, or why it is none; `undefined` where the person is led to say whose trip it is. */
  readonly prove: (code: string) => Promise<Outcome<TravellersAnswer> | undefined>;
  /** Leads to where the person says whose the trip is. */
  readonly askWhoseTrip: () => void;
}

/** Proves a trip by a code: it is good once it shows the travellers, and is kept while it lasts. */
export function useProof(recordLocator: string): Proof {
  const session = useSession();
  const navigate = useNavigate();
  const askWhoseTrip = () => void navigate(buildPath('find-my-trip'), { state: { recordLocator } });
  return {
    askWhoseTrip,
    async prove(code) {
      const names = findTripProof(recordLocator);
      if (names === undefined) {
        askWhoseTrip();
        return undefined;
      }
      const proof = { ...names, code };
      const outcome = await session.call(readTravellers, { body: proof });
      if ('value' in outcome) keepTripProof(proof);
      return outcome;
    },
  };
}
