import type { PaymentSetup, Wallet } from '@airline/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { availableWalletsQuery } from './available-wallets.ts';
import styles from './wallets.module.css';

export interface WalletChoiceProps {
  readonly offered: PaymentSetup['wallets'];
  /** Renders one of them: a way to its review, or the button that opens its sheet. */
  readonly children: (wallet: Wallet) => ReactNode;
}

/** Renders the wallets that are offered and that this device has; nothing where there are none. */
export function WalletChoice({ offered, children }: WalletChoiceProps): ReactNode {
  const { t } = useTranslation('payment');
  const titleId = useId();
  const { data: wallets = [] } = useQuery(availableWalletsQuery(offered));
  if (wallets.length === 0) return null;
  return (
    <section className={styles['choice']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('wallets.legend')}
      </h2>
      <ul className={styles['wallets']}>
        {wallets.map((wallet) => (
          <li key={wallet}>{children(wallet)}</li>
        ))}
      </ul>
    </section>
  );
}
