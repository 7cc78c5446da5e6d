import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import type { AppServices } from '@airline/session/services';
import { loadProvedTrip, type LoadedTrip } from '@airline/trip';

/** Fetches a trip that this tab can prove to be the person's, and what its fares include. */
export async function loadTrip({ request }: { readonly request: Request }, services: AppServices): Promise<LoadedTrip> {
  const { session, queryClient } = services;
  const [loaded] = await Promise.all([
    loadProvedTrip(request.url, services),
    queryClient.query(fareFamiliesQuery(session)),
  ]);
  return loaded;
}
