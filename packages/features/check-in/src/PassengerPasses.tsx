import type { BoardingPasses } from '@airline/contract';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

import styles from './BoardingPass.module.css';
import { Pass } from './Pass.tsx';

/** Renders the passes of each traveller together: printed, every traveller has a page of their own. */
export function PassengerPasses({ shown }: { readonly shown: BoardingPasses }): ReactNode {
  const { t } = useTranslation('checkIn');
  const travellers = [...new Set(shown.passes.map(({ traveller }) => traveller))].toSorted((a, b) => a - b);
  return travellers.map((traveller) => {
    const passes = shown.passes.filter((pass) => pass.traveller === traveller);
    return (
      <section
        key={traveller}
        className={styles['passenger']}
        aria-label={t('pass.ofPassenger', { name: `${passes[0]?.firstName ?? ''} ${passes[0]?.lastName ?? ''}` })}
      >
        {passes.map((pass) => (
          <Pass
            key={pass.leg.id}
            pass={pass}
            recordLocator={shown.recordLocator}
            boarding={shown.boarding}
            symbology="azteccode"
          />
        ))}
      </section>
    );
  });
}
