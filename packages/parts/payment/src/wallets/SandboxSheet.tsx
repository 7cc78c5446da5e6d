import { walletNames } from '@airline/contract';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { DescriptionList } from '@airline/ui/description-list';
import { Dialog } from '@airline/ui/dialog';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { RadioGroup } from '@airline/ui/radio-group';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CardMark } from '../CardMark.tsx';
import { makeWalletToken } from './make-wallet-token.ts';
import type { SandboxSheetProps } from './sandbox-sheet.ts';
import styles from './wallets.module.css';

/** Renders the sheet of a sandbox wallet: it says what it is, what is paid, and what each of its cards does. */
export function SandboxSheet({ wallet, merchantName, sheet, total, onEnd }: SandboxSheetProps): ReactNode {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const [lastFour, setLastFour] = useState(sheet.cards[0]?.lastFour ?? '');
  const [step, setStep] = useState<'asking' | 'paying' | 'failed'>('asking');
  const name = walletNames[wallet];
  const amount = formatMoney(total, locale);
  const close = () => onEnd({ outcome: 'closed' });
  const pay = async () => {
    setStep('paying');
    try {
      onEnd({ outcome: 'agreed', token: await makeWalletToken(sheet.tokensUrl, { wallet, lastFour, amount: total }) });
    } catch {
      setStep('failed');
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      title={name}
      closeLabel={t('wallets.sandbox.close')}
      dismissable={step !== 'paying'}
      actions={
        <>
          <Button
            variant="primary"
            pendingLabel={step === 'paying' ? t('wallets.sandbox.paying') : undefined}
            onClick={() => void pay()}
          >
            {t('wallets.sandbox.pay', { amount })}
          </Button>
          {step === 'paying' ? null : <Button onClick={close}>{t('wallets.sandbox.cancel')}</Button>}
        </>
      }
    >
      <div className={styles['sheet']}>
        <p className={styles['notice']}>{t('wallets.sandbox.notice', { wallet: name })}</p>
        {step === 'failed' ? <Banner tone="danger" live="assertive" title={t('wallets.sandbox.failed')} /> : null}
        <DescriptionList
          items={[
            { id: 'merchant', term: t('wallets.sandbox.merchant'), detail: merchantName },
            { id: 'amount', term: t('wallets.sandbox.amount'), detail: amount },
          ]}
        />
        <RadioGroup
          legend={t('wallets.sandbox.cards')}
          name="wallet-card"
          variant="card"
          value={lastFour}
          onChange={setLastFour}
          options={sheet.cards.map((card) => ({
            value: card.lastFour,
            label: t('wallets.sandbox.card', { brand: t(`brands.${card.brand}`), lastFour: card.lastFour }),
            hint: t(`outcomes.${card.outcome}`),
            aside: <CardMark brand={card.brand} />,
          }))}
        />
      </div>
    </Dialog>
  );
}
