import { Page } from '@airline/app-shell';
import { PassScanner } from '@airline/pass-scanner';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FindFailure } from './FindFailure.tsx';
import styles from './Kiosk.module.css';
import { readPassLookup } from './pass-lookup.ts';
import { type FoundTrip, useFindTrip } from './use-find-trip.ts';

export interface PassStepProps {
  readonly onFound: (found: FoundTrip) => void;
  readonly onBack: () => void;
}

/** Renders the reading of a pass, by which a trip is found. */
export function PassStep({ onFound, onBack }: PassStepProps): ReactNode {
  const { t } = useTranslation('kiosk');
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { mutate, error, isPending, variables, reset } = useFindTrip(onFound);
  const scan = (text: string) => {
    const lookup = readPassLookup(text);
    reset();
    setIsUnreadable(lookup === undefined);
    if (lookup !== undefined) mutate(lookup);
  };
  return (
    <Page title={t('pass.title')} lead={t('pass.lead')}>
      <div className={styles['content']}>
        {isUnreadable ? (
          <Banner tone="danger" live="assertive" title={t('pass.unreadable')}>
            {t('pass.unreadableBody')}
          </Banner>
        ) : null}
        <FindFailure error={error} onRetry={() => (variables === undefined ? undefined : mutate(variables))} />
        <PassScanner
          label={t('pass.label')}
          hint={t('pass.hint')}
          submitLabel={t('pass.submit')}
          pendingLabel={isPending ? t('finding') : undefined}
          isForReader
          onScan={scan}
        />
        <div className={styles['actions']}>
          <Button onClick={onBack}>{t('back')}</Button>
        </div>
      </div>
    </Page>
  );
}
