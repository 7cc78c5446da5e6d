import { fareFamilies, type FareConditions } from '@airline/contract';
import { fareFeatures } from '@airline/itinerary';
import { FareConditionList } from '@airline/itinerary/fare-condition-list';
import { buildPath } from '@airline/links';
import { Button } from '@airline/ui/button';
import { Dialog } from '@airline/ui/dialog';
import { Link } from '@airline/ui/link';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './ListToolbar.module.css';

export interface FaresExplainedProps {
  readonly conditions: readonly FareConditions[];
  readonly inPoints: boolean;
}

/** Renders the way to what each fare includes, the cheapest first, and to all of their conditions. */
export function FaresExplained({ conditions, inPoints }: FaresExplainedProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  const [isOpen, setOpen] = useState(false);
  if (conditions.length === 0) return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('explain.open')}
      </Button>
      <Dialog
        variant="drawer"
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('explain.open')}
        closeLabel={t('explain.close')}
      >
        <div className={styles['fares']}>
          {fareFamilies.map((family) => {
            const fare = conditions.find((each) => each.family === family);
            return fare === undefined ? null : (
              <section key={family} className={styles['fare']}>
                <h3>{journey(`family.${family}`)}</h3>
                <FareConditionList features={fareFeatures(fare, journey, { inPoints })} />
              </section>
            );
          })}
          <Link href={buildPath('fare-rules')} variant="standalone">
            {t('explain.all')}
          </Link>
        </div>
      </Dialog>
    </>
  );
}
