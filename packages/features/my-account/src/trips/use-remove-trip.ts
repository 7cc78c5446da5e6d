import { removeTrip } from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import { accountTripsQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Takes added trips out of the list: each goes at once, and comes back where it could not be taken out. */
export function useRemoveTrip() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { queryKey } = accountTripsQuery(session);
  return useMutation({
    mutationFn: async (recordLocator: string) =>
      valueOrThrow(await session.call(removeTrip, { parameters: { recordLocator } })),
    async onMutate(recordLocator) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (shown) =>
        shown === undefined
          ? undefined
          : {
              trips: shown.trips.filter((trip) => trip.recordLocator !== recordLocator),
              added: shown.added.filter((locator) => locator !== recordLocator),
            },
      );
      return before;
    },
    onError(_error, _recordLocator, before) {
      queryClient.setQueryData(queryKey, before);
    },
  });
}
