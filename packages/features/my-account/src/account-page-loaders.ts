import { frequentTravelersQuery, mailChoicesQuery, profileQuery } from '@airline/session/account-queries';
import type { AppServices } from '@airline/session/services';

/** Fetches what is kept of the member. */
export async function loadProfile(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  await queryClient.query(profileQuery(session));
  return null;
}

/** Fetches which mails the member wants. */
export async function loadMailChoices(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  await queryClient.query(mailChoicesQuery(session));
  return null;
}

/** Fetches whom the member books for. */
export async function loadTravelers(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  await queryClient.query(frequentTravelersQuery(session));
  return null;
}
