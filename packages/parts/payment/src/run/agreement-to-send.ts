import { agreedDocuments, agreementInForce, type Agreement } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';

import type { PaymentRun } from './create-payment-run.ts';

/** Reads which documents have a newer version than the one that was agreed to; none where something else was refused. */
export function supersededVersions(failure: Failure): Partial<Agreement> {
  const errors = failure.kind === 'fields' ? (failure.problem.errors ?? []) : [];
  return Object.fromEntries(
    agreedDocuments.flatMap((document) => {
      const { version } =
        errors.find(({ code, pointer }) => code === 'superseded' && pointer === `/agreement/${document}`)?.params ?? {};
      return typeof version === 'string' ? [[document, version]] : [];
    }),
  );
}

/** Gives what is agreed to by paying now: the versions that this page knows, and newer ones that the gateway has answered with. */
export function agreementToSend(run: PaymentRun<{ readonly agreement: Agreement }>): Agreement {
  if (run.step !== 'refused') return agreementInForce;
  return { ...agreementInForce, ...run.request?.agreement, ...supersededVersions(run.failure) };
}
