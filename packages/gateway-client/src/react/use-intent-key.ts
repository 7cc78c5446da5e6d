import { useRef } from 'react';

import { createIdempotencyKey } from '../client.ts';

/**
 * Gives the idempotency key of what is asked: the same while the same is asked again, so that an answer that was lost is not
 * asked for twice, and a new one when it changes.
 *
 * @example
 * ```ts
 * import { cancelTrip, type CancellationRequest } from '@airline/contract';
 * import { createGatewayClient } from '@airline/gateway-client';
 * import { useIntentKey } from '@airline/gateway-client/react';
 *
 * export function useCancelTrip() {
 *   const keyFor = useIntentKey();
 *   return (body: CancellationRequest) =>
 *     createGatewayClient().call(cancelTrip, { body, idempotencyKey: keyFor(body) });
 * }
 * ```
 */
export function useIntentKey(): (asked: unknown) => string {
  const last = useRef({ asked: '', key: '' });
  return (asked) => {
    const text = JSON.stringify(asked);
    if (last.current.asked !== text) last.current = { asked: text, key: createIdempotencyKey() };
    return last.current.key;
  };
}
