import { Button, IconButton } from '@airline/ui/button';
import { Checkbox } from '@airline/ui/checkbox';
import { RadioGroup } from '@airline/ui/radio-group';
import { TextField } from '@airline/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { tripKinds } from './flight-search.ts';
import { PartyButton } from './PartyButton.tsx';
import styles from './SearchPanel.module.css';
import { SwapMark } from './SwapMark.tsx';

export interface SearchShellProps {
  readonly pendingLabel: string | undefined;
  readonly onSubmit: () => void;
}

/** Renders the look of the search form, with fields that can be typed into until the form itself is there. */
export function SearchShell({ pendingLabel, onSubmit }: SearchShellProps): ReactNode {
  const { t } = useTranslation('search');
  return (
    <form
      aria-label={t('form')}
      method="post"
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div data-part="tripKind" className={styles['kind']}>
        <RadioGroup
          legend={t('tripKind.label')}
          name="tripKind"
          variant="inline"
          options={tripKinds.map((kind) => ({ value: kind, label: t(`tripKind.${kind}`) }))}
          defaultValue="return"
        />
      </div>
      <div className={styles['fields']}>
        <div className={styles['places']}>
          <div data-part="origin">
            <TextField label={t('from')} name="bounds.0.origin" autoComplete="off" />
          </div>
          <div data-part="swap" className={styles['swap']}>
            <IconButton label={t('swap')}>
              <SwapMark />
            </IconButton>
          </div>
          <div data-part="destination">
            <TextField label={t('to')} name="bounds.0.destination" autoComplete="off" />
          </div>
        </div>
        <div data-part="dates">
          <TextField label={t('dates')} name="dates" readOnly placeholder={t('datesPlaceholder')} autoComplete="off" />
        </div>
        <div data-part="party" className={styles['party']}>
          <PartyButton count={1} />
        </div>
      </div>
      <div className={styles['foot']}>
        <div data-part="inPoints">
          <Checkbox name="inPoints" label={t('inPoints')} hint={t('inPointsHint')} />
        </div>
        <div data-part="submit" className={styles['submit']}>
          <Button type="submit" variant="primary" pendingLabel={pendingLabel}>
            {t('submit')}
          </Button>
        </div>
      </div>
    </form>
  );
}
