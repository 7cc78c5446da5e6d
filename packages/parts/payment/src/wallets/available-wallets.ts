import type { PaymentSetup, Wallet } from '@airline/contract';
import { queryOptions } from '@tanstack/react-query';

import { createWalletSheet } from './create-wallet-sheet.ts';
import type { OfferedWallet } from './wallet-sheet.ts';

/** How long a device may take to say whether it has a wallet: the page waits for it. */
const withinMs = 1_500;

/** Queries which of the wallets that are offered this device has, in their order. */
export function availableWalletsQuery(offered: PaymentSetup['wallets'] = []) {
  return queryOptions({
    queryKey: ['available-wallets', offered.map(({ wallet }) => wallet)],
    queryFn: async (): Promise<readonly Wallet[]> => {
      const answers = await Promise.all(offered.map(isAvailable));
      return offered.filter((_, index) => answers[index]).map(({ wallet }) => wallet);
    },
    staleTime: Infinity,
  });
}

function isAvailable(offered: OfferedWallet): Promise<boolean> {
  const sheet = createWalletSheet(offered, () => undefined);
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), withinMs));
  return Promise.race([sheet.isAvailable(), tooLate]);
}
