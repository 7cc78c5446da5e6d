import type { Money, PaymentSetup, Wallet } from '@airline/contract';
import { createElement, useRef, useState, type ReactNode } from 'react';

import { createWalletSheet } from './create-wallet-sheet.ts';
import type { ShownSheet } from './sandbox-sheet.ts';
import type { WalletAnswer } from './wallet-sheet.ts';

/** The sheets of the wallets that are offered. */
export interface WalletSheets {
  /** Opens the sheet of a wallet for an amount, within a press; `undefined` while one is open. */
  readonly open: (wallet: Wallet, total: Money) => Promise<WalletAnswer> | undefined;
  readonly isOpen: boolean;
  /** Where the sandbox's own sheet is drawn. */
  readonly sheet: ReactNode;
}

/** Opens the sheets of wallets, one at a time. */
export function useWalletSheet(offered: PaymentSetup['wallets'] = []): WalletSheets {
  const [shown, setShown] = useState<ShownSheet>();
  const [isOpen, setIsOpen] = useState(false);
  // A second press comes before the first one is rendered.
  const isBusy = useRef(false);
  const open = (wallet: Wallet, total: Money) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setIsOpen(true);
    const found = offered.find((each) => each.wallet === wallet);
    const failed: WalletAnswer = { outcome: 'failed' };
    const answer = found === undefined ? Promise.resolve(failed) : createWalletSheet(found, setShown).request(total);
    return answer.finally(() => {
      isBusy.current = false;
      setIsOpen(false);
    });
  };
  return { open, isOpen, sheet: shown === undefined ? null : createElement(shown.Sheet, shown.props) };
}
