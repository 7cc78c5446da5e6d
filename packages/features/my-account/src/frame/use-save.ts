import { useFormRefusal, type RecoveryFields } from '@airline/account/form-refusal';
import type { Endpoint } from '@airline/contract';
import type { SubmitRefusal } from '@airline/forms';
import type { CallOptions } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { invalidateAccountQueries } from '@airline/session/account-queries';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Returns what sends a change of the account and reads the account anew. A prompt for the password comes by itself where the
 * change needs one; what was typed stays whatever happens.
 */
export function useSave(): <const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  fields?: RecoveryFields,
) => Promise<SubmitRefusal | undefined> {
  const session = useSession();
  const queryClient = useQueryClient();
  const refuse = useFormRefusal();
  return async (endpoint, options, fields) => {
    const outcome = await session.call(endpoint, options);
    if ('failure' in outcome) return refuse(outcome.failure, fields);
    invalidateAccountQueries(queryClient);
    return undefined;
  };
}
