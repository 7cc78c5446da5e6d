import { type Money, type Wallet, walletNames } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { paymentSetupQuery } from '../payment-setup.ts';
import { useWalletSheet } from './use-wallet-sheet.ts';

/** How a wallet pays. */
export interface WalletPayment {
  /** Opens its sheet. */
  readonly pay: () => void;
  /** What the button says while it takes no press. */
  readonly pendingLabel: string | undefined;
  /** What came of the sheet that was opened last, where nothing was agreed to. */
  readonly notice: ReactNode;
  readonly sheet: ReactNode;
}

/** What {@link useWalletPayment} takes. */
export interface WalletPaymentOptions {
  /** The wallet that pays; absent where none does. */
  readonly wallet: Wallet | undefined;
  readonly total: Money;
  /** What was not paid stays as it was: said where the sheet was closed. */
  readonly nothingCharged: string;
  readonly onAgreed: (token: string) => void;
}

/**
 * Has the person agree to an amount on the sheet of a wallet; what they agreed to is the caller's to order. Use it
 * where the page stays while its layout changes: an open sheet outlives a device that is turned.
 */
export function useWalletPayment({ wallet, total, nothingCharged, onAgreed }: WalletPaymentOptions): WalletPayment {
  const { t } = useTranslation('payment');
  const session = useSession();
  const { data: setup } = useQuery({ ...paymentSetupQuery(session), enabled: wallet !== undefined });
  const { open, isOpen, sheet } = useWalletSheet(setup?.wallets);
  const [unpaid, setUnpaid] = useState<'closed' | 'failed'>();
  if (wallet === undefined) return { pay: () => undefined, pendingLabel: undefined, notice: null, sheet };
  const name = walletNames[wallet];
  const pay = async () => {
    setUnpaid(undefined);
    const answer = await open(wallet, total);
    if (answer?.outcome === 'agreed') onAgreed(answer.token);
    else setUnpaid(answer?.outcome);
  };
  return {
    pay: () => void pay(),
    pendingLabel: setup === undefined || isOpen ? t('wallets.opening', { wallet: name }) : undefined,
    notice:
      unpaid === undefined ? null : (
        <InSight>
          <Banner tone="warning" live="assertive" title={t(`wallets.${unpaid}`, { wallet: name })}>
            {unpaid === 'failed' ? t('wallets.failedBody') : nothingCharged}
          </Banner>
        </InSight>
      ),
    sheet,
  };
}

/** Brings what has just come into sight: on a phone the button stands in the bar, far from it. */
function InSight({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no scrollIntoView, and tests run there.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return <div ref={place}>{children}</div>;
}
