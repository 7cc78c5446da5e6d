import { RequireLogin } from '@airline/app/require-login';
import { Page } from '@airline/app-shell';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { Banner } from '@airline/ui/banner';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import styles from '../Funds.module.css';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { readTransferDraft, type TransferDraft } from './transfer-draft.ts';
import { WayToFunds } from './WayToFunds.tsx';

/** Renders what a transfer does and the question whether to; then that it is done. Without one under way it leads back. */
export function Component(): ReactNode {
  return (
    <RequireLogin>
      <Steps />
    </RequireLogin>
  );
}

function Steps(): ReactNode {
  const [draft] = useState(readTransferDraft);
  const [done, setDone] = useState(false);
  if (draft === undefined) return <Navigate replace to=".." relative="path" />;
  return done ? <Done draft={draft} /> : <ConfirmTransfer draft={draft} onDone={() => setDone(true)} />;
}

function Done({ draft: { quote } }: { readonly draft: TransferDraft }): ReactNode {
  const { t } = useTranslation('funds');
  const locale = useLocale();
  return (
    <Page title={t('done.title')}>
      <div className={styles['form']}>
        <Banner
          tone="success"
          live="polite"
          title={t('done.lead', {
            recipient: quote.recipientHint,
            amount: formatMoney(quote.amount, locale),
            date: formatCalendarDate(quote.expiresOn, locale),
          })}
        >
          {t('done.mail')}
        </Banner>
        <div className={styles['buttons']}>
          <WayToFunds label={t('done.own')} />
        </div>
      </div>
    </Page>
  );
}
