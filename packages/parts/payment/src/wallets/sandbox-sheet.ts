import type { Money, Wallet } from '@airline/contract';
import type { ComponentType } from 'react';

import type { OfferedWallet, WalletAnswer, WalletSheet } from './wallet-sheet.ts';

/** What the sandbox's sheet shows, and whom it answers. */
export interface SandboxSheetProps {
  readonly wallet: Wallet;
  readonly merchantName: string;
  readonly sheet: Extract<OfferedWallet['sheet'], { readonly kind: 'sandbox' }>;
  readonly total: Money;
  readonly onEnd: (answer: WalletAnswer) => void;
}

/** A sheet that is drawn now. */
export interface ShownSheet {
  readonly Sheet: ComponentType<SandboxSheetProps>;
  readonly props: SandboxSheetProps;
}

/** Draws a sheet, or takes it away. */
export type ShowSheet = (shown: ShownSheet | undefined) => void;

/** Makes the sheet of a wallet of the sandbox: every device has it. Its code is fetched when it is first opened. */
export function createSandboxSheet(
  offered: Pick<SandboxSheetProps, 'wallet' | 'merchantName' | 'sheet'>,
  show: ShowSheet,
): WalletSheet {
  return {
    isAvailable: () => Promise.resolve(true),
    async request(total) {
      try {
        const { SandboxSheet } = await import('./SandboxSheet.tsx');
        return await new Promise((resolve) => {
          const onEnd = (answer: WalletAnswer) => {
            show(undefined);
            resolve(answer);
          };
          show({ Sheet: SandboxSheet, props: { ...offered, total, onEnd } });
        });
      } catch {
        // Its code did not come.
        return { outcome: 'failed' };
      }
    },
  };
}
