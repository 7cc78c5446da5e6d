import { readMultiFactor, type Endpoint, type MultiFactorState } from '@airline/contract';
import { failureIn, valueOrThrow, type AnswerOf, type CallOptions, type Failure } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';

const changes = { mutationKey: ['security'] };

/** The second factors of the account, as the page shows them. */
export interface Security {
  /** Absent until they came. */
  readonly state: MultiFactorState | undefined;
  /** Why they could not be read, or the last change could not be made. */
  readonly failure: Failure | undefined;
  /** Reads them again. */
  readonly reload: () => Promise<unknown>;
}

/** Reads the second factors of the person who is logged in, anew with each visit. */
export function useSecurity(): Security {
  const session = useSession();
  const mutationCache = useQueryClient().getMutationCache();
  const { data, error, refetch } = useQuery({
    queryKey: ['security', 'factors'],
    queryFn: async ({ signal }) => valueOrThrow(await session.call(readMultiFactor, { signal })),
    gcTime: 0,
  });
  const changeError = useMutationState({ filters: changes, select: ({ state }) => state.error }).at(-1);
  return {
    state: data,
    failure: failureIn(error) ?? changeFailureIn(changeError),
    reload() {
      for (const failed of mutationCache.findAll({ ...changes, status: 'error' })) mutationCache.remove(failed);
      return refetch();
    },
  };
}

/** Changes the second factors by a call of an endpoint; the page shows why it failed. */
export function useSecurityChange<const E extends Endpoint>(
  endpoint: E,
  onSuccess: (answer: AnswerOf<E>) => unknown = () => undefined,
) {
  const session = useSession();
  return useMutation({
    ...changes,
    mutationFn: async (options: CallOptions<E>) => valueOrThrow(await session.call(endpoint, options)),
    onSuccess,
    gcTime: 0,
  });
}

function changeFailureIn(error: unknown): Failure | undefined {
  const failure = failureIn(error);
  // A prompt that was closed is no failure: the person chose so.
  return failure?.kind === 'catalogue' && failure.action === 'reAuthenticate' ? undefined : failure;
}
