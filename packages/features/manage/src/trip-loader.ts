import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import type { AppServices } from '@airline/session/services';
import { proveTripIn, tripQuery, type LoadedTrip } from '@airline/trip';

/** Fetches a trip that this tab can prove to be the person's, and what its fares include. */
export async function loadTrip(
  { request }: { readonly request: Request },
  { session, queryClient }: AppServices,
): Promise<LoadedTrip> {
  const proof = await proveTripIn(request.url, { session, queryClient });
  if ('wanted' in proof) return proof;
  const [trip] = await Promise.all([
    queryClient.query(tripQuery(session, proof)),
    queryClient.query(fareFamiliesQuery(session)),
  ]);
  return { trip };
}
