import { useFlag } from '@airline/app-shell/flags';
import type { KeptTraveler } from '@airline/contract';
import { setFormValue, type FormHandle } from '@airline/forms';
import { calendarDateOf } from '@airline/forms/typed-date';
import { frequentTravelersQuery } from '@airline/session/account-queries';
import { isMember, useLoginState, useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PassengerAnswers } from './passenger-answers.ts';
import { wrongKindAt, type PassengerRules } from './passenger-rules.ts';
import styles from './PassengerForm.module.css';

export interface CompanionChoiceProps {
  readonly form: FormHandle<PassengerAnswers>;
  readonly rules: PassengerRules;
}

/**
 * Renders the choice of somebody whom the member keeps: one press shows who can fly on this page, another one fills it. It is not
 * there where the flag `frequentTravelers` is off, and where nobody fits.
 */
export function CompanionChoice({ form, rules }: CompanionChoiceProps): ReactNode {
  const { t } = useTranslation('travellers');
  const isOn = useFlag('frequentTravelers');
  const session = useSession();
  const isAsked = isMember(useLoginState()) && isOn;
  const { data: travelers = [] } = useQuery({ ...frequentTravelersQuery(session), enabled: isAsked });
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<KeptTraveler>();
  const fitting = travelers.filter(
    (traveler) => wrongKindAt(traveler.birthDate, rules) === undefined && !flies(traveler, rules),
  );
  if (!isAsked || fitting.length === 0) return null;
  const fill = (traveler: KeptTraveler) => {
    fillIn(form, traveler);
    setChosen(traveler);
    setOpen(false);
  };
  return (
    <>
      {chosen === undefined ? null : (
        <Banner live="polite" title={t('companions.filled', { name: `${chosen.firstName} ${chosen.lastName}` })} />
      )}
      <div className={styles['companions']}>
        {isOpen ? (
          <fieldset className={styles['companions']}>
            <legend className={styles['legend']}>{t('companions.legend')}</legend>
            {fitting.map((traveler) => (
              <Button key={traveler.id} size="small" onClick={() => fill(traveler)}>
                {traveler.firstName} {traveler.lastName}
              </Button>
            ))}
          </fieldset>
        ) : (
          <Button onClick={() => setOpen(true)}>
            {t(chosen === undefined ? 'companions.choose' : 'companions.another')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Tells whether a kept traveller flies on another page of the booking. */
function flies({ firstName, lastName, birthDate }: KeptTraveler, { others }: PassengerRules): boolean {
  return others.some(
    (other) =>
      other.firstName.trim() === firstName &&
      other.lastName.trim() === lastName &&
      calendarDateOf(other.birthDate) === birthDate,
  );
}

/** Puts a kept traveller in the place of what the page had of the one before: none of their numbers stays. */
function fillIn(form: FormHandle<PassengerAnswers>, traveler: KeptTraveler): void {
  setFormValue(form, 'firstName', traveler.firstName);
  setFormValue(form, 'middleName', traveler.middleName ?? '');
  setFormValue(form, 'lastName', traveler.lastName);
  setFormValue(form, 'suffix', traveler.suffix ?? '');
  setFormValue(form, 'birthDate', traveler.birthDate);
  setFormValue(form, 'gender', traveler.gender);
  setFormValue(form, 'frequentFlyerNumber', traveler.frequentFlyerNumber ?? '');
  setFormValue(form, 'knownTravelerNumber', traveler.knownTravelerNumber ?? '');
  setFormValue(form, 'redressNumber', traveler.redressNumber ?? '');
}
