import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import type { AppServices } from '@airline/session/services';
import { loadProvedTrip, type LoadedTrip } from '@airline/trip';

/** Fetches a trip that this tab can prove to be the person's, and what its fares include. */
export async function loadTrip({ request }: { readonly request: Request }, services: AppServices): Promise<LoadedTrip> {
  const { session, queryClient } = services;
  const { queryKey, ...families } = fareFamiliesQuery(session);
  const asked = queryClient.query({ queryKey, ...families });
  // Seen where it is awaited.
  asked.catch(() => undefined);
  const loaded = await loadProvedTrip(request.url, services, { orKept: true });
  const kept = 'kept' in loaded ? loaded.kept?.fareFamilies : undefined;
  if (kept === undefined) await asked;
  else queryClient.setQueryData(queryKey, kept);
  return loaded;
}
