import { buildPath } from '@airline/links';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../frame/MyAccount.module.css';
import { AddTripForm } from './AddTripForm.tsx';

/** Renders the ways to a trip that is not among those of the account: to add it, or only to look at it. */
export function AddTripCard(): ReactNode {
  const { t } = useTranslation('myAccount');
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string>();
  return (
    <Card title={t('trips.another')}>
      <div className={styles['stack']}>
        <p>{t('trips.anotherBody')}</p>
        <output>{added === undefined ? '' : t('trips.added', { recordLocator: added })}</output>
        {isAdding ? (
          <AddTripForm
            onAdded={(recordLocator) => {
              setAdded(recordLocator);
              setAdding(false);
            }}
            onCancel={() => setAdding(false)}
          />
        ) : (
          <div className={styles['buttons']}>
            <Button
              onClick={() => {
                setAdded(undefined);
                setAdding(true);
              }}
            >
              {t('trips.addOne')}
            </Button>
            <ButtonLink href={buildPath('find-my-trip')}>{t('trips.find')}</ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
