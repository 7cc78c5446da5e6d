import type { Wallet } from '@airline/contract';
import type { ReactNode } from 'react';

import styles from './wallets.module.css';

/** Renders the mark of a wallet, drawn for this site in the colour of its text. */
export function WalletMark({ wallet }: { readonly wallet: Wallet }): ReactNode {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 24" data-wallet={wallet} aria-hidden>
      {drawings[wallet]}
    </svg>
  );
}

const drawings: Readonly<Record<Wallet, ReactNode>> = {
  applePay: (
    <path d="M12.1 7.3c1.1-.8 2.4-1.200 3.700-.900 1.300.200 2.300.800 2.900 1.800-1.500.900-2.300 2.200-2.200 3.900.100 1.800 1 3 2.600 3.700-.800 2.400-2.300 4.500-3.900 4.600-1 0-1.600-.600-2.800-.600s-1.800.600-2.800.600c-2.500 0-4.900-4.100-4.900-7.900 0-3.700 2.300-6 4.800-6 1.100 0 1.700.300 2.600.800ZM12.200 5.700c-.100-2 1.500-3.800 3.500-4 .200 2.100-1.400 4-3.500 4Z" />
  ),
  googlePay: <path d="M18.200 6.300a8.400 8.400 0 1 0 2.200 5.700h-8.200" />,
};
