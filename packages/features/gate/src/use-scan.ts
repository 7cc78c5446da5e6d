import { type ScanResult, scanPass } from '@airline/contract';
import { type Failure, failureIn, valueOrThrow } from '@airline/gateway-client';
import { useIntentKey } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { boardingQuery } from './boarding-query.ts';

/** A text that was read at the gate. */
export interface AskedScan {
  readonly text: string;
  readonly isAhead?: boolean;
}

/** The reading of passes at a gate. */
export interface Scan {
  readonly read: (asked: AskedScan) => void;
  /** Asks again for what failed, as the same scan. */
  readonly retry: () => void;
  readonly isPending: boolean;
  /** The last text, and what came of it. */
  readonly last: { readonly asked: AskedScan; readonly result: ScanResult; readonly count: number } | undefined;
  readonly failure: Failure | undefined;
}

/** Reads passes one after the other; the list of the flight is then what the answer says. */
export function useScan(legId: string): Scan {
  const session = useSession();
  const queryClient = useQueryClient();
  const keyFor = useIntentKey();
  const scans = useRef(0);
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: async ({ asked, count }: { readonly asked: AskedScan; readonly count: number }) => {
      // The same pass once more is another scan: it says that the person is on board already.
      const idempotencyKey = keyFor({ ...asked, count });
      const result = valueOrThrow(await session.call(scanPass, { parameters: { legId }, body: asked, idempotencyKey }));
      return { asked, result, count };
    },
    onSuccess: ({ result }) => queryClient.setQueryData(boardingQuery(session, legId).queryKey, result.boarding),
  });
  return {
    read(asked) {
      scans.current += 1;
      mutate({ asked, count: scans.current });
    },
    retry() {
      if (variables !== undefined) mutate(variables);
    },
    isPending,
    last: data,
    failure: failureIn(error),
  };
}
