import { Page } from '@airline/app-shell';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { TextField } from '@airline/ui/text-field';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { CardName } from './card-name.ts';
import { FindFailure } from './FindFailure.tsx';
import styles from './Kiosk.module.css';
import { ScreenKeys } from './ScreenKeys.tsx';
import { type FoundTrip, useFindTrip } from './use-find-trip.ts';

export interface KeysStepProps {
  /** The name on a card, which need not be typed. */
  readonly cardName?: CardName | undefined;
  readonly onFound: (found: FoundTrip) => void;
  readonly onBack: () => void;
}

const asked = ['recordLocator', 'lastName', 'firstName'] as const;

type Field = (typeof asked)[number];

const mostSigns: Readonly<Record<Field, number>> = { recordLocator: 6, lastName: 40, firstName: 40 };

const isWhole = (field: Field, text: string): boolean =>
  field === 'recordLocator' ? /^[A-Z\d]{6}$/.test(text) : text.trim() !== '';

/** Keeps of what was typed what a field can have, in capitals, as boarding passes write it. */
const toTyped = (field: Field, text: string): string =>
  (field === 'recordLocator' ? text.toUpperCase().replaceAll(/[^A-Z\d]/g, '') : text.toUpperCase()).slice(
    0,
    mostSigns[field],
  );

/** Renders what a trip is found by, one question at a time, with keys for fingers. */
export function KeysStep({ cardName, onFound, onBack }: KeysStepProps): ReactNode {
  const { t } = useTranslation('kiosk');
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({
    recordLocator: '',
    lastName: cardName?.lastName ?? '',
    firstName: cardName?.firstName ?? '',
  });
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, error, isPending, reset } = useFindTrip(onFound);
  const fields = cardName === undefined ? asked : asked.slice(0, 1);
  const field = fields[at] ?? 'recordLocator';
  const value = values[field];
  const isLast = at === fields.length - 1;
  const write = (text: string) => {
    reset();
    setIsMissing(false);
    setValues({ ...values, [field]: toTyped(field, text) });
  };
  const goTo = (place: number) => {
    reset();
    setIsMissing(false);
    setAt(place);
  };
  const find = () => mutate(values);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isWhole(field, value)) setIsMissing(true);
    else if (isLast) find();
    else goTo(at + 1);
  };
  return (
    <Page key={field} title={t(`ask.${field}`)}>
      <form className={styles['content']} noValidate onSubmit={submit}>
        {cardName === undefined ? null : (
          <Banner title={t('card.read', { name: `${cardName.firstName} ${cardName.lastName}` })} />
        )}
        <FindFailure error={error} onRetry={find} />
        {/* The screen's keys write; the keyboard of a tablet would cover them. */}
        <TextField
          label={t(`ask.${field}`)}
          hint={t(`hint.${field}`)}
          value={value}
          inputMode="none"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing ? t(`missing.${field}`) : undefined}
          errorPrefix={t('error')}
          onChange={({ target }) => write(target.value)}
        />
        <ScreenKeys
          kind={field === 'recordLocator' ? 'code' : 'name'}
          onKey={(sign) => write(value + sign)}
          onDelete={() => write(value.slice(0, -1))}
        />
        <div className={styles['actions']}>
          <Button onClick={() => (at === 0 ? onBack() : goTo(at - 1))}>{t('back')}</Button>
          {error === null || at === 0 ? null : <Button onClick={() => goTo(0)}>{t('correct')}</Button>}
          <Button type="submit" variant="primary" pendingLabel={isPending ? t('finding') : undefined}>
            {t(isLast ? 'find' : 'next')}
          </Button>
        </div>
      </form>
    </Page>
  );
}
