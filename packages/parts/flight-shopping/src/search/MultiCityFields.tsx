import { setFormValue, useFormValue, type FormHandle } from '@airline/forms';
import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BoundFields } from './BoundFields.tsx';
import { MAXIMUM_BOUNDS } from './flight-search.ts';
import type { Handover } from './handover.ts';
import type { SearchAnswers } from './search-form.ts';
import styles from './SearchPanel.module.css';
import type { Places } from './use-places.ts';

const MINIMUM_BOUNDS = 2;

export interface MultiCityFieldsProps {
  readonly form: FormHandle<SearchAnswers>;
  readonly today: string;
  readonly places: Places;
  readonly handover: Handover | undefined;
}

/** Renders the flights of a journey through several cities, two to six; a new one begins where the last one ends. */
export function MultiCityFields({ form, today, places, handover }: MultiCityFieldsProps): ReactNode {
  const { t } = useTranslation('search');
  const count = useFormValue(form, 'boundCount');
  const remove = (removed: number) => {
    const { bounds } = form.values();
    for (let index = removed; index < count; index += 1) {
      const next = index + 1 < count ? bounds[index + 1] : undefined;
      setFormValue(form, `bounds.${index}.origin`, next?.origin ?? '');
      setFormValue(form, `bounds.${index}.destination`, next?.destination ?? '');
      setFormValue(form, `bounds.${index}.date`, next?.date ?? '');
    }
    setFormValue(form, 'boundCount', count - 1);
  };
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className={styles['bound']}>
          <legend className={styles['boundTitle']}>{t('bound', { number: index + 1 })}</legend>
          <div className={styles['fields']}>
            <BoundFields form={form} index={index} today={today} places={places} handover={handover} numbered />
            {count > MINIMUM_BOUNDS ? (
              <div className={styles['remove']}>
                <Button variant="quiet" size="small" onClick={() => remove(index)}>
                  {t('removeBound', { number: index + 1 })}
                </Button>
              </div>
            ) : null}
          </div>
        </fieldset>
      ))}
      {count < MAXIMUM_BOUNDS ? (
        <div>
          <Button variant="quiet" size="small" onClick={() => setFormValue(form, 'boundCount', count + 1)}>
            {t('addBound')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
