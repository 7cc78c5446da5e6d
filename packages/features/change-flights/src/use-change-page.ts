import { useAppFrame } from '@airline/app-shell';
import type { ProblemName } from '@airline/contract';
import { findRefusedFunds, withoutRefusedFunds } from '@airline/funds';
import type { Failure } from '@airline/gateway-client';
import { buildPath } from '@airline/links';
import { findPaymentTrouble, isCompanyCardRefusal, isFundTrouble, paymentRefusalKind } from '@airline/payment';
import { usePaymentPage } from '@airline/payment/run';
import { companyBookingQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { codeProblemOf, dropTripCode, invalidateTrip } from '@airline/trip';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { stepHref } from './change-address.ts';
import { chooseFunds, useChange } from './change-draft.ts';
import { invalidateChanges } from './change-queries.ts';
import { changeRunner, type ChangeRun } from './change-run.ts';

/** Where the address of the page names the change that the bank's page led back to. */
export const changeParameter = 'change';

/** Why the change of an offer was refused. */
export interface ChangeRefusal {
  readonly failure: Failure;
  /** The token of the offer. */
  readonly offer: string | undefined;
}

/** The change of this tab, as its page shows it. */
export interface ChangePage {
  readonly run: ChangeRun;
  /** Why the last change was refused, and of which offer. */
  readonly refusal: ChangeRefusal | undefined;
}

/**
 * Follows the change of this tab: goes on with one that was left, and brings the person where its end belongs: to the changed trip,
 * to the card that was refused, to what the change costs now.
 */
export function useChangePage(recordLocator: string): ChangePage {
  const { events } = useAppFrame();
  const navigate = useNavigate();
  const session = useSession();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<ChangeRefusal>();
  const hrefOf = (locator: string, step: Parameters<typeof stepHref>[1]) =>
    `${buildPath('air-change-trip', { recordLocator: locator })}${stepHref('', step)}`;

  const goOn = async (run: ChangeRun) => {
    if (run.step === 'confirmed') {
      await invalidateChanges(queryClient);
      return navigate(hrefOf(run.trip.recordLocator, 'done'), { replace: true });
    }
    if (run.step === 'confirmedBefore') {
      await Promise.all([invalidateChanges(queryClient), invalidateTrip(queryClient, run.recordLocator)]);
      return navigate(buildPath('trip', { recordLocator: run.recordLocator }), { replace: true });
    }
    if (run.step === 'sending') setRefusal(undefined);
    if (run.step !== 'refused') return undefined;
    const { offer, query, recordLocator: changing = recordLocator } = useChange.getState();
    setRefusal({ failure: run.failure, offer: offer?.token });
    if (isCompanyCardRefusal(run.failure))
      void queryClient.invalidateQueries({ queryKey: companyBookingQuery(session).queryKey });
    const kind = paymentRefusalKind(run.failure);
    if (kind !== undefined) events.paymentRefused(kind);
    if (query === undefined) return undefined;
    const page = buildPath('air-change-trip', { recordLocator: changing });
    const trouble = findPaymentTrouble(run.failure);
    if (trouble !== undefined) {
      // For a fund, or for too few points, the card was not tried and is still good.
      if (isFundTrouble(trouble)) leaveOutRefusedFunds(run);
      else if (trouble !== 'pointsInsufficient') useChange.setState({ card: undefined });
      const step = trouble === 'pointsInsufficient' ? 'review' : 'payment';
      return navigate(`${page}${stepHref(query, step)}`, { state: { trouble } });
    }
    if (asksForCode(run.failure)) dropTripCode(changing);
    if (isAboutTrip(run.failure)) {
      await Promise.all([invalidateChanges(queryClient), invalidateTrip(queryClient, changing)]);
      await navigate(`${page}${stepHref(query, 'review')}`);
      return revalidate();
    }
    return undefined;
  };

  const run = usePaymentPage({
    runner: changeRunner,
    parameter: changeParameter,
    keepReturn: ({ id, completionSecret }) =>
      useChange.setState(({ waiting }) => ({ recordLocator, waiting: { ...waiting, changeId: id, completionSecret } })),
    onStep: (step) => void goOn(step),
  });
  return { run, refusal };
}

/** Takes the travel funds that a change was refused for out of the choice, or as much of each as is gone. */
function leaveOutRefusedFunds({ failure, request }: Extract<ChangeRun, { readonly step: 'refused' }>): void {
  if (failure.kind !== 'refused') return;
  const refused = findRefusedFunds(failure.problem.errors, request?.payments);
  chooseFunds(withoutRefusedFunds(useChange.getState().funds ?? [], refused));
}

/** What is said of the trip itself: the page shows what is so now. */
const aboutTrip: ReadonlySet<ProblemName> = new Set([
  'changeChanged',
  'changeClosed',
  'changeNotAllowed',
  'changedTogether',
  'tripAlreadyCancelled',
  'tripCodeNeeded',
]);

function isAboutTrip(failure: Failure): boolean {
  return failure.kind === 'refused' && (aboutTrip.has(failure.name) || asksForCode(failure));
}

/** Tells whether a change takes a code that this tab does not have, or not any more. */
export function asksForCode(failure: Failure | undefined): boolean {
  if (failure?.kind !== 'refused') return false;
  return failure.name === 'tripCodeNeeded' || codeProblemOf(failure) !== undefined;
}
