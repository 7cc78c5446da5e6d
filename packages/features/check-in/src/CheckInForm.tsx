import { checkIn, type BoundCheckIn, type Trip, type TripLookup } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner, useIntentKey } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { findTripProof, invalidateTrip } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Checkbox } from '@airline/ui/checkbox';
import { Link } from '@airline/ui/link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useCanLeave } from './can-leave.ts';
import styles from './CheckIn.module.css';
import { checkInQuery } from './check-in-queries.ts';

export interface CheckInFormProps {
  readonly trip: Pick<Trip, 'recordLocator'>;
  readonly bound: BoundCheckIn;
  /** What proves whose trip it is; what this tab keeps of it by default. */
  readonly proof?: TripLookup;
  /** Called once they are checked in; the passes are opened by default. */
  readonly onCheckedIn?: () => void;
}

type Traveller = BoundCheckIn['travellers'][number];

const isReady = ({ document }: Traveller): boolean => document === 'given' || document === 'notNeeded';

/** Renders who of a direction checks in, everybody by default, and that nobody carries what may not fly. */
export function CheckInForm({ trip, bound, proof: given, onCheckedIn }: CheckInFormProps): ReactNode {
  const { t } = useTranslation('checkIn');
  const canLeave = useCanLeave();
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIntentKey();
  const { recordLocator } = trip;
  const waiting = bound.travellers.filter(({ flights }) => flights.length === 0);
  const [left, setLeft] = useState<readonly number[]>([]);
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<'nobody' | 'goods.agreeMissing'>();
  const goods = useRef<HTMLInputElement>(null);
  const travellers = waiting.flatMap((each) =>
    isReady(each) && !left.includes(each.traveller) ? [each.traveller] : [],
  );

  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const proof = given ?? findTripProof(recordLocator);
      if (proof === undefined) return undefined;
      const body = { ...proof, bound: bound.bound, travellers, hasNoDangerousGoods: true as const };
      const made = valueOrThrow(await session.call(checkIn, { body, idempotencyKey: keyFor(body) }));
      return { proof, made };
    },
    async onSuccess(done) {
      if (done === undefined) {
        await navigate(buildPath('air-check-in'), { state: { wanted: { recordLocator } } });
        return;
      }
      await invalidateTrip(queryClient, recordLocator);
      queryClient.setQueryData(checkInQuery(session, done.proof).queryKey, done.made);
      if (onCheckedIn === undefined) {
        await navigate(buildPath('air-boarding-pass', { recordLocator }), { state: { checkedIn: true } });
      } else onCheckedIn();
    },
    // What it is by now: open no more, or with somebody who checked in elsewhere.
    onError: () => invalidateTrip(queryClient, recordLocator),
  });
  const failure = failureIn(error);
  useEffect(() => {
    if (problem === 'goods.agreeMissing') goods.current?.focus();
  }, [problem]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = travellers.length === 0 ? 'nobody' : agreed ? undefined : 'goods.agreeMissing';
    setProblem(found);
    if (found === undefined) mutate();
    else if (found === 'goods.agreeMissing') goods.current?.focus();
  };
  return (
    <form className={styles['part']} noValidate onSubmit={submit}>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => mutate()} />}
      {problem === 'nobody' ? <Banner tone="danger" live="assertive" title={t('nobody')} /> : null}
      <fieldset className={styles['group']}>
        <legend>{t('who')}</legend>
        {waiting.map((each) => (
          <Choice
            key={each.traveller}
            traveller={each}
            recordLocator={recordLocator}
            isChosen={travellers.includes(each.traveller)}
            onChoose={(chosen) =>
              setLeft(chosen ? left.filter((other) => other !== each.traveller) : [...left, each.traveller])
            }
          />
        ))}
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{t('goods.title')}</legend>
        <p>
          {t('goods.body')} {canLeave ? <Link href={buildPath('dangerous-goods')}>{t('goods.link')}</Link> : null}
        </p>
        <Checkbox
          ref={goods}
          label={t('goods.agree')}
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
          error={problem === 'goods.agreeMissing' && !agreed ? t('goods.agreeMissing') : undefined}
          errorPrefix={t('error')}
        />
      </fieldset>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" pendingLabel={isPending ? t('pending') : undefined}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly traveller: Traveller;
  readonly recordLocator: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Renders one traveller to tick; who lacks a passport has the way to give it. */
function Choice({ traveller, recordLocator, isChosen, onChoose }: ChoiceProps): ReactNode {
  const { t } = useTranslation('checkIn');
  const canLeave = useCanLeave();
  const { firstName, lastName, kind, document } = traveller;
  const name = `${firstName} ${lastName}`;
  const label = kind === 'adult' ? name : `${name} (${t(`kind.${kind}`)})`;
  if (isReady(traveller)) {
    return <Checkbox label={label} checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />;
  }
  const way = `${buildPath('trip-travellers', { recordLocator })}?correct=document&traveller=${traveller.traveller}&then=check-in`;
  return (
    <div>
      <Checkbox
        label={label}
        hint={t(document === 'missing' ? 'documentMissing' : 'documentExpires')}
        checked={false}
        disabled
        readOnly
      />
      {canLeave ? <Link href={way}>{t('giveDocument', { name })}</Link> : <p>{t('documentAtDesk', { name })}</p>}
    </div>
  );
}
