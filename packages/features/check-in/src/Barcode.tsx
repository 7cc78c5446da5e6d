import { Skeleton } from '@airline/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './BoardingPass.module.css';
import { drawBarcode, type Symbology } from './draw-barcode.ts';

export interface BarcodeProps {
  readonly symbology: Symbology;
  readonly text: string;
  readonly label: string;
}

/** Renders a text as a symbol: dark on white in any look, with the quiet zone that readers need. */
export function Barcode({ symbology, text, label }: BarcodeProps): ReactNode {
  const { t } = useTranslation('checkIn');
  const { data, isError } = useQuery({
    queryKey: ['barcode', symbology, text],
    queryFn: () => drawBarcode(symbology, text),
    staleTime: Infinity,
    // Who comes to the pass without a network still sees a symbol that was drawn.
    networkMode: 'always',
    retry: 1,
  });
  if (isError) return <p role="alert">{t('pass.notDrawn')}</p>;
  if (data === undefined) return <Skeleton label={t('pass.drawing')} shape="card" />;
  return (
    <div className={styles['barcode']} data-symbology={symbology}>
      <img src={data} alt={label} className={styles['symbol']} />
    </div>
  );
}
