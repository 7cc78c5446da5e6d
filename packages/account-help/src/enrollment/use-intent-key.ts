import { createIdempotencyKey } from '@airline/gateway-client';
import { useRef } from 'react';

/**
 * Gives the idempotency key of what is asked: the same while the same is asked again, so that an answer that was lost is not
 * asked for twice, and a new one when it changes.
 */
export function useIntentKey(): (asked: unknown) => string {
  const last = useRef({ asked: '', key: '' });
  return (asked) => {
    const text = JSON.stringify(asked);
    if (last.current.asked !== text) last.current = { asked: text, key: createIdempotencyKey() };
    return last.current.key;
  };
}
