import {
  type ExtraKind,
  type ExtraPurchase,
  judgeExtras,
  type PolicyExtra,
  type Trip,
  type TripLookup,
  type Wallet,
} from '@airline/contract';
import type { WantedExtras } from '@airline/extras-choice';
import {
  CardForm,
  CompanyCards,
  PayByChoice,
  PayPalPanel,
  paymentSetupQuery,
  useCompanyOfTrip,
  useWalletPayment,
  WalletButton,
  WalletChoice,
  type PayBy,
} from '@airline/payment';
import { useSession } from '@airline/session/react';
import { useRuleWords } from '@airline/travel-policy';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { formatMoney, Money } from '@airline/ui/money';
import { TextField } from '@airline/ui/text-field';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useExtras } from './extras-draft.ts';
import { extrasRunner } from './extras-run.ts';
import styles from './Extras.module.css';

export interface PayExtrasProps {
  readonly trip: Pick<Trip, 'company'>;
  readonly kind: ExtraKind;
  readonly wanted: WantedExtras;
  /** What each of them costs. */
  readonly each: readonly PolicyExtra[];
  /** Whether the gateway asked for a reason: who is not of the company learns of its policy then. */
  readonly isReasonAsked: boolean;
  readonly proof: TripLookup;
  readonly isPending: boolean;
  readonly takesPayPal: boolean;
}

/** Renders what is bought and how it is paid: one press pays. */
export function PayExtras({
  trip,
  kind,
  wanted,
  each,
  isReasonAsked,
  proof,
  isPending,
  takesPayPal,
}: PayExtrasProps): ReactNode {
  const { t } = useTranslation('extras');
  const { t: policy } = useTranslation('companyTrip');
  const { t: forms } = useTranslation('forms');
  const ruleWords = useRuleWords();
  const locale = useLocale();
  const session = useSession();
  const queryClient = useQueryClient();
  const { data: setup } = useSuspenseQuery(paymentSetupQuery(session));
  const { card, knownCard, payBy: wish } = useExtras();
  const payBy: PayBy = wish === 'payPal' && takesPayPal ? 'payPal' : 'card';
  const usable = card !== undefined && Date.parse(card.expiresAt) > session.now().getTime() ? card : undefined;
  const company = useCompanyOfTrip(trip);
  const verdict = judgeExtras(company?.policy.rules ?? [], each);
  const needsReason = isReasonAsked || verdict.outcome === 'reason';
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const pay = (form: ExtraPurchase['payments'][number]) => {
    if (needsReason && reason.trim() === '') {
      setTried(true);
      return;
    }
    const request = {
      ...proof,
      extras: wanted.extras,
      shown: { total: wanted.total },
      payments: [form],
      ...(needsReason ? { reason: reason.trim() } : {}),
    };
    void extrasRunner.start({ session, queryClient }, request);
  };
  const hasToBeCompanyCard = company?.settings.cardUse === 'required';
  const amount = formatMoney(wanted.total, locale);
  const pendingLabel = isPending ? t('payment.pending') : undefined;
  const press = (label: string, onClick: () => void) => (
    <>
      <Button variant="primary" wide pendingLabel={pendingLabel} onClick={onClick}>
        {label}
      </Button>
      <p className={styles['note']}>{t('payment.once')}</p>
    </>
  );
  const isStopped = verdict.outcome === 'blocked' || verdict.outcome === 'approval';
  const broken =
    verdict.breaks.length === 0 ? null : (
      <Banner
        tone={isStopped ? 'danger' : 'warning'}
        live="polite"
        title={policy('later.title', { company: company?.companyName })}
      >
        <ul>
          {verdict.breaks.map((rule) => (
            <li key={rule.id}>{ruleWords(rule)}</li>
          ))}
        </ul>
        {isStopped ? policy(`later.${verdict.outcome}Body`) : null}
      </Banner>
    );
  const ownPayment = (
    <>
      <WalletChoice offered={setup.wallets}>
        {(wallet) => (
          <WalletPay
            wallet={wallet}
            wanted={wanted}
            pendingLabel={pendingLabel}
            onAgreed={(token) => {
              useExtras.setState({ payBy: wallet });
              pay({ kind: 'wallet', wallet, token });
            }}
          />
        )}
      </WalletChoice>
      {takesPayPal ? <PayByChoice payBy={payBy} onChange={(chosen) => useExtras.setState({ payBy: chosen })} /> : null}
      {payBy === 'payPal' ? (
        <>
          <PayPalPanel />
          {press(t('payment.payPal', { amount }), () => pay({ kind: 'payPal' }))}
        </>
      ) : isPending && usable !== undefined ? (
        press(t('payment.pay', { amount }), () => undefined)
      ) : (
        <CardForm
          setup={setup}
          submitLabel={t('payment.pay', { amount })}
          placeSubmit={(button) => (
            <>
              {button}
              <p className={styles['note']}>{t('payment.once')}</p>
            </>
          )}
          known={knownCard}
          onDone={(token, known) => {
            useExtras.setState({ card: token, knownCard: known, payBy: 'card' });
            pay({ kind: 'card', token: token.token });
          }}
        />
      )}
    </>
  );
  return (
    <section className={styles['content']} aria-label={t('payment.title')}>
      <Card title={t('payment.title')}>
        <DescriptionList
          variant="amounts"
          items={[
            {
              id: 'total',
              term: t('payment.times', { item: t(`payment.item.${kind}`), count: wanted.count }),
              detail: <Money amount={wanted.total} size="price" />,
            },
          ]}
        />
      </Card>
      {broken}
      {needsReason ? (
        <TextField
          label={policy('details.reason')}
          hint={policy('details.reasonHint')}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value.slice(0, 300))}
          {...(isTried && reason.trim() === ''
            ? { error: policy('details.missingReason'), errorPrefix: forms('errorPrefix') }
            : {})}
        />
      ) : null}
      {company === undefined || isStopped ? null : (
        <CompanyCards isBooked booking={company}>
          {({ id }, label) => (
            <Button
              variant="primary"
              pendingLabel={pendingLabel}
              onClick={() => {
                useExtras.setState({ payBy: 'card' });
                pay({ kind: 'companyCard', cardId: id });
              }}
            >
              {label}
            </Button>
          )}
        </CompanyCards>
      )}
      {isStopped ? null : hasToBeCompanyCard ? <p className={styles['note']}>{t('payment.once')}</p> : ownPayment}
    </section>
  );
}

interface WalletPayProps {
  readonly wallet: Wallet;
  readonly wanted: WantedExtras;
  readonly pendingLabel: string | undefined;
  readonly onAgreed: (token: string) => void;
}

function WalletPay({ wallet, wanted: { total }, pendingLabel, onAgreed }: WalletPayProps): ReactNode {
  const { t } = useTranslation('extras');
  const payment = useWalletPayment({ wallet, total, nothingCharged: t('payment.nothingCharged'), onAgreed });
  return (
    <>
      <WalletButton wallet={wallet} pendingLabel={pendingLabel ?? payment.pendingLabel} onClick={payment.pay} />
      {payment.notice}
      {payment.sheet}
    </>
  );
}
