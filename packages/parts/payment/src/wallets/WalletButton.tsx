import { type Wallet, walletNames } from '@airline/contract';
import { useLinkClick } from '@airline/ui/navigation';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { WalletMark } from './WalletMark.tsx';
import styles from './wallets.module.css';

export interface WalletButtonProps {
  readonly wallet: Wallet;
  /** Said and shown while the sheet is open or the order under way; it takes no second press. */
  readonly pendingLabel: string | undefined;
  readonly onClick: () => void;
}

/** Renders the button that opens the sheet of a wallet. */
export function WalletButton({ wallet, pendingLabel, onClick }: WalletButtonProps): ReactNode {
  const isPending = pendingLabel !== undefined;
  return (
    <button
      type="button"
      className={styles['wallet']}
      aria-disabled={isPending || undefined}
      onClick={() => (isPending ? undefined : onClick())}
    >
      {isPending ? pendingLabel : <WalletLabel wallet={wallet} />}
    </button>
  );
}

export interface WalletLinkProps {
  readonly wallet: Wallet;
  /** Where what will be paid is reviewed. */
  readonly href: string;
  readonly onChoose: (wallet: Wallet) => void;
}

/** Renders the link that goes on with a wallet, as its button looks. */
export function WalletLink({ wallet, href, onChoose }: WalletLinkProps): ReactNode {
  const follow = useLinkClick(href, () => onChoose(wallet));
  return (
    <a className={styles['wallet']} href={href} onClick={follow}>
      <WalletLabel wallet={wallet} />
    </a>
  );
}

function WalletLabel({ wallet }: { readonly wallet: Wallet }): ReactNode {
  const { t } = useTranslation('payment');
  return (
    <>
      <WalletMark wallet={wallet} />
      <span>{t('wallets.pay', { wallet: walletNames[wallet] })}</span>
    </>
  );
}
