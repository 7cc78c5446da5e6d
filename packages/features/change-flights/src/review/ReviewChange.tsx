import { Columns } from '@airline/app-shell/columns';
import { quoteChange, type ChangeQuote } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { parsePaymentTrouble, TroubleBanner } from '@airline/payment';
import { agreementToSend } from '@airline/payment/run';
import { useLoginState, useSession } from '@airline/session/react';
import { keepTripProof, TripCodeForm } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Skeleton } from '@airline/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { buildPath } from '@airline/links';

import { stepHref } from '../change-address.ts';
import { chooseOffer } from '../change-draft.ts';
import { changeQuoteQuery } from '../change-queries.ts';
import { owesMoney, toChangeRequest, toUsableFunds } from '../change-request.ts';
import { changeRunner } from '../change-run.ts';
import { ChangeRefusal } from '../ChangeRefusal.tsx';
import type { ChosenChangeProps } from '../chosen-change.ts';
import { ExpiredOffer } from '../ExpiredOffer.tsx';
import { ChangeFrame } from '../frame/ChangeFrame.tsx';
import { asksForCode } from '../use-change-page.ts';
import { useChangeQuote } from '../use-change-quote.ts';
import { useOfferState } from '../use-offer-state.ts';
import { ChangedFlights } from './ChangedFlights.tsx';
import { ConfirmBox } from './ConfirmBox.tsx';

/** Renders what changes, what it costs or gives back, and the way on: to the payment, or the button that changes. */
export function ReviewChange({ trip, options, page, offer, address }: ChosenChangeProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { t: problems } = useTranslation('gatewayRefusals');
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const trouble = parsePaymentTrouble(useLocation().state);
  const chosen = { offer, bounds: address.bounds };
  const { proof, quote, failure, retry } = useChangeQuote(trip.recordLocator, chosen);
  const { isExpired, refusal } = useOfferState(offer, page, failure);
  const [isProving, setIsProving] = useState(false);
  const [isOtherPrice, setIsOtherPrice] = useState(false);
  const isAnonymous = useLoginState().kind === 'anonymous';
  if (proof === undefined) return <Navigate replace to={buildPath('air-change')} />;

  const goOn = async (agreed: ChangeQuote, code?: string): Promise<void> => {
    setIsOtherPrice(false);
    if (owesMoney(agreed.difference)) return navigate(stepHref(address.query, 'payment'));
    const proved = code === undefined ? proof : { ...proof, code };
    const request = toChangeRequest({ proof: proved, chosen, quote: agreed, agreement: agreementToSend(page.run) });
    return changeRunner.start({ session, queryClient }, request);
  };
  /** The code is good once a quote is given for it; what costs more by now is shown before anything. */
  const prove = async (code: string): Promise<Failure | undefined> => {
    const body = { ...proof, code, offer: offer.token, bounds: [...address.bounds] };
    const outcome = await session.call(quoteChange, { body });
    if ('failure' in outcome) return outcome.failure;
    const { value } = outcome;
    keepTripProof({ ...proof, code });
    queryClient.setQueryData(changeQuoteQuery(session, proof, chosen).queryKey, value);
    setIsProving(false);
    if (quote === undefined || isSamePrice(quote, value)) await goOn(value, code);
    else setIsOtherPrice(true);
    return undefined;
  };
  const needsLogin = quote !== undefined && quote.difference.pointsDue > 0 && isAnonymous;
  const isStopped = isExpired || failure !== undefined;
  const isCodeAsked = isProving && quote?.needsCode === true && !isStopped;
  const nothingDue = quote !== undefined && !owesMoney(quote.difference);
  return (
    <ChangeFrame
      step="review"
      address={address}
      title={t('review.title')}
      lead={t('review.lead')}
      withPayment={!nothingDue}
    >
      {trouble === undefined ? null : (
        <TroubleBanner trouble={trouble} payBy="card" nothingCharged={t('payment.nothingCharged')} />
      )}
      {isExpired ? (
        <ExpiredOffer
          offer={offer}
          flightsHref={`?${address.query}`}
          onRenewed={(renewed) => chooseOffer(trip.recordLocator, renewed, address.query)}
        />
      ) : null}
      {refusal === undefined || isExpired || asksForCode(refusal) ? null : (
        <ChangeRefusal failure={refusal} trip={trip} address={address} onRetry={retry} />
      )}
      {isOtherPrice ? (
        <Banner tone="warning" live="assertive" title={problems('changeChanged.title')}>
          {problems('changeChanged.body')}
        </Banner>
      ) : null}
      <Columns
        main={<ChangedFlights trip={trip} offer={offer} bounds={address.bounds} quote={quote} />}
        side={
          quote === undefined ? (
            isStopped ? null : (
              <Skeleton label={t('review.loading')} shape="card" count={1} />
            )
          ) : (
            <ConfirmBox
              trip={trip}
              quote={quote}
              freeUntil={options.freeUntil}
              run={page.run}
              query={address.query}
              canConfirm={!isStopped && !isCodeAsked}
              needsLogin={needsLogin}
              onConfirm={() => {
                if (quote.needsCode) setIsProving(true);
                else void goOn(quote);
              }}
            >
              {isCodeAsked ? (
                <TripCodeForm
                  lookup={proof}
                  emailHint={trip.emailHint}
                  submitLabel={t(nothingDue ? 'review.confirm' : 'review.toPayment')}
                  pendingLabel={t('review.confirming')}
                  onCode={prove}
                />
              ) : null}
            </ConfirmBox>
          )
        }
      />
    </ChangeFrame>
  );
}

/** Tells whether two quotes ask and give the same. */
function isSamePrice({ difference: before }: ChangeQuote, { difference: now }: ChangeQuote): boolean {
  return (
    before.pointsDue === now.pointsDue &&
    before.pointsReturned === now.pointsReturned &&
    toUsableFunds(before).amountMinor === toUsableFunds(now).amountMinor &&
    (['due', 'refund', 'credit', 'forfeited'] as const).every(
      (part) => before[part].amountMinor === now[part].amountMinor,
    )
  );
}
