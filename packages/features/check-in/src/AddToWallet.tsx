import { nativeApp } from '@airline/app-shell/native-app';
import { saveFile } from '@airline/app-shell/save-file';
import { type BoardingPassView, type passSymbols, readWalletPass } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { currentLanguage } from '@airline/i18n';
import { useSession } from '@airline/session/react';
import { findTripProof } from '@airline/trip';
import { Button } from '@airline/ui/button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './BoardingPass.module.css';
import type { Symbology } from './draw-barcode.ts';

const symbols: Readonly<Record<Symbology, (typeof passSymbols)[number]>> = {
  azteccode: 'aztec',
  qrcode: 'qr',
  pdf417: 'pdf417',
};

interface AddToWalletProps {
  readonly pass: BoardingPassView;
  readonly recordLocator: string;
  readonly symbology: Symbology;
}

/** Renders the button that puts a pass into Apple Wallet, with the symbol that the page shows. */
export function AddToWallet({ pass, recordLocator, symbology }: AddToWalletProps): ReactNode {
  const { t, i18n } = useTranslation('checkIn');
  const session = useSession();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const proof = findTripProof(recordLocator);
      if (proof === undefined) return;
      const { traveller, leg } = pass;
      const body = {
        ...proof,
        traveller,
        legId: leg.id,
        symbol: symbols[symbology],
        language: currentLanguage(i18n),
      } as const;
      const file = valueOrThrow(await session.call(readWalletPass, { body }));
      await addPass(`${recordLocator}-${leg.flight}-${traveller + 1}.pkpass`, file);
    },
  });
  const failure = failureIn(error);
  return (
    <div className={styles['screenOnly']}>
      <Button size="small" onClick={() => mutate()} pendingLabel={isPending ? t('pass.walletPending') : undefined}>
        {t('pass.walletAdd')}
      </Button>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => mutate()} />}
    </div>
  );
}

/** Gives a pass to the native app's wallet, to a browser that opens it in its own, or to the downloads. */
async function addPass(name: string, file: Blob): Promise<void> {
  const type = readWalletPass.mediaType;
  const app = nativeApp.current;
  if (app?.offers('wallet') === true) {
    const answer = await app.request('addToWallet', { name, type, base64: toBase64(await file.arrayBuffer()) });
    if ('value' in answer) return;
  }
  saveFile({ name, type, content: file });
}

function toBase64(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}
