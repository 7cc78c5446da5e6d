import { type Money, walletNames } from '@airline/contract';
import { paymentSetupQuery, useWalletSheet } from '@airline/payment';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useChosenWallet } from '../frame/PayTotal.tsx';

/** How the wallet that the person chose pays. */
export interface WalletPayment {
  /** Opens its sheet. */
  readonly pay: () => void;
  /** What the button says while it takes no press. */
  readonly pendingLabel: string | undefined;
  /** What came of the sheet that was opened last, where nothing was agreed to. */
  readonly notice: ReactNode;
  readonly sheet: ReactNode;
}

/**
 * Has the person agree to an amount on the sheet of the wallet that they chose; what they agreed to is the caller's to order. Use it
 * where the page stays while its layout changes: an open sheet outlives a device that is turned.
 */
export function useWalletPayment(total: Money, onAgreed: (token: string) => void): WalletPayment {
  const { t } = useTranslation('payment');
  const session = useSession();
  const wallet = useChosenWallet();
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
            {t(unpaid === 'failed' ? 'wallets.failedBody' : 'nothingCharged')}
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
