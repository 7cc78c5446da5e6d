import { formatAccountNumber } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useSession } from '@airline/session/react';
import { dropShown, findShown, keepShown, mayKeepShown, ownerOf } from '@airline/trip';
import { Button } from '@airline/ui/button';
import { Checkbox } from '@airline/ui/checkbox';
import { useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { drawCardCode, loadDrawing } from './draw-card-code.ts';
import { cardName, type MemberCardFacts } from './rewards-loader.ts';
import styles from './Rewards.module.css';

const dayMs = 24 * 60 * 60 * 1000;
/** A card is kept so long after the member has last looked at it with a network. */
const keptDays = 90;

/** Renders the member card, and what can be done with it; the one that the device keeps is only shown. */
export function MemberCard({
  card,
  isKept = false,
}: {
  readonly card: MemberCardFacts;
  readonly isKept?: boolean;
}): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const locale = useLocale();
  const [isCodeShown, setIsCodeShown] = useState(false);
  const { accountNumber, firstName, lastName, memberSince, tier, validUntil } = card;
  const number = formatAccountNumber(accountNumber);
  return (
    <section className={styles['cardPlace']} aria-labelledby="member-card">
      <h2 id="member-card">{t('card.title')}</h2>
      <div className={styles['card']} data-tier={tier}>
        <p className={styles['programme']}>{t('card.programme')}</p>
        <p className={styles['tier']}>{t('card.tier', { tier: t(`tiers.${tier}`) })}</p>
        <p className={styles['name']}>{[firstName, lastName].filter(Boolean).join(' ')}</p>
        <dl className={styles['facts']}>
          <div>
            <dt>{t('card.number')}</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>{t('card.until')}</dt>
            <dd>{validUntil === undefined ? t('card.noEnd') : formatCalendarDate(validUntil, locale)}</dd>
          </div>
          <div>
            <dt>{t('card.since')}</dt>
            <dd>{formatCalendarDate(memberSince, locale)}</dd>
          </div>
        </dl>
        {isCodeShown ? <CardCode accountNumber={accountNumber} label={t('card.code', { number })} /> : null}
      </div>
      <div className={styles['tools']}>
        <Button aria-expanded={isCodeShown} onClick={() => setIsCodeShown(!isCodeShown)}>
          {t(isCodeShown ? 'card.hide' : 'card.show')}
        </Button>
        {isKept ? null : <Button onClick={() => window.print()}>{t('card.print')}</Button>}
      </div>
      {isKept ? null : <KeepCard card={card} />}
    </section>
  );
}

function CardCode({ accountNumber, label }: { readonly accountNumber: string; readonly label: string }): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const { data, isError } = useQuery({
    queryKey: ['card-code', accountNumber],
    queryFn: () => drawCardCode(accountNumber),
    staleTime: Infinity,
    networkMode: 'always',
    retry: 1,
  });
  if (isError) return <p role="alert">{t('card.notDrawn')}</p>;
  if (data === undefined) return <Skeleton label={t('card.drawing')} shape="card" />;
  return (
    <div className={styles['code']}>
      <img src={data} alt={label} />
    </div>
  );
}

/** Renders whether this device keeps the card; one that it keeps is brought up to date. */
function KeepCard({ card }: { readonly card: MemberCardFacts }): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const session = useSession();
  const { store } = session;
  const [isOffered] = useState(mayKeepShown);
  const [isKept, setIsKept] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const keep = async () => {
    await loadDrawing();
    await keepShown({
      name: cardName,
      value: card,
      page: window.location.pathname,
      until: new Date(Date.now() + keptDays * dayMs),
      owner: ownerOf(session),
      isTheirs: () => store.getState().state.kind === 'authenticated',
    });
  };
  useEffect(() => {
    const renew = async () => {
      if ((await findShown(cardName)) === undefined) return;
      setIsKept(true);
      if (navigator.onLine) await keep();
    };
    renew().catch(() => undefined);
    // The card alone says whether there is something new to keep.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [card.at]);
  if (!isOffered) return null;
  const change = async (isWanted: boolean) => {
    setIsRefused(false);
    setIsKept(isWanted);
    if (!isWanted) return dropShown({ name: cardName, page: window.location.pathname });
    try {
      await keep();
    } catch {
      setIsKept(false);
      setIsRefused(true);
    }
  };
  return (
    <>
      <Checkbox
        label={t('card.keep')}
        hint={t('card.keepHint')}
        checked={isKept}
        onChange={({ target: { checked } }) => void change(checked)}
      />
      {isRefused ? <p role="alert">{t('card.notKept')}</p> : null}
    </>
  );
}
