import { mostPassports, type TravelPreferences, updateTravelPreferences } from '@airline/contract';
import { Form, FormSubmitButton, useForm } from '@airline/forms';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useSession } from '@airline/session/react';
import { countryOption, createPassportSchema, PassportFields, toTravelDocument } from '@airline/travellers';
import { Badge } from '@airline/ui/badge';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../frame/MyAccount.module.css';
import { useSave } from '../frame/use-save.ts';

type Passport = TravelPreferences['passports'][number];

/** Renders the passports that are kept: by country and last characters, each with whether it has expired and the way to remove it. */
export function PassportsCard({ travel }: { readonly travel: TravelPreferences }): ReactNode {
  const { t } = useTranslation('myAccount');
  const session = useSession();
  const [today] = useState(() => session.now().toISOString().slice(0, 'YYYY-MM-DD'.length));
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState<'added' | 'removed' | 'failed'>();
  const [removed, setRemoved] = useState<Passport>();
  const save = useSave();
  const shown = travel.passports.filter((passport) => passport !== removed);
  const remove = async (passport: Passport) => {
    setRemoved(passport);
    setNews(undefined);
    try {
      const body = { ...travel, passports: travel.passports.filter((each) => each !== passport) };
      const refusal = await save(updateTravelPreferences, { body });
      setNews(refusal === undefined ? 'removed' : 'failed');
      if (refusal !== undefined) setRemoved(undefined);
    } catch {
      // It was not removed, or nobody knows: it stands where it was, and the page says so.
      setRemoved(undefined);
      setNews('failed');
    }
  };
  return (
    <Card title={t('travel.passports')}>
      <div className={styles['stack']}>
        <p className={styles['muted']}>{t('travel.passportsLead')}</p>
        {shown.length === 0 ? (
          <p>{t('travel.noPassport')}</p>
        ) : (
          <ul className={styles['entries']}>
            {shown.map((passport) => (
              <PassportLine
                key={`${passport.nationality} ${passport.number}`}
                passport={passport}
                isExpired={passport.expiresOn < today}
                onRemove={() => void remove(passport)}
              />
            ))}
          </ul>
        )}
        {news === undefined ? null : (
          <Banner
            tone={news === 'failed' ? 'danger' : 'success'}
            live={news === 'failed' ? 'assertive' : 'polite'}
            title={t(`travel.passportNews.${news}`)}
          />
        )}
        {isAdding ? (
          <PassportForm
            travel={travel}
            today={today}
            onCancel={() => setAdding(false)}
            onAdded={() => {
              setAdding(false);
              setNews('added');
            }}
          />
        ) : shown.length < mostPassports ? (
          <div className={styles['buttons']}>
            <Button onClick={() => setAdding(true)}>{t('travel.addPassport')}</Button>
          </div>
        ) : (
          <p className={styles['muted']}>{t('travel.mostPassports', { most: mostPassports })}</p>
        )}
      </div>
    </Card>
  );
}

interface PassportLineProps {
  readonly passport: Passport;
  readonly isExpired: boolean;
  readonly onRemove: () => void;
}

function PassportLine({ passport, isExpired, onRemove }: PassportLineProps): ReactNode {
  const { t, i18n } = useTranslation('myAccount');
  const locale = useLocale();
  const country = countryOption(passport.nationality, i18n.language)?.label ?? passport.nationality;
  const ending = passport.number.slice(-3);
  return (
    <li className={styles['entry']}>
      <span className={styles['what']}>
        <span>{t('travel.passport', { country, ending })}</span>
        <span className={styles['muted']}>
          {t('travel.expires', { date: formatCalendarDate(passport.expiresOn, locale) })}
        </span>
        {isExpired ? <Badge tone="warning">{t('travel.expired')}</Badge> : null}
      </span>
      <Button variant="quiet" aria-label={t('travel.removePassport', { country, ending })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}

interface PassportFormProps {
  readonly travel: TravelPreferences;
  readonly today: string;
  readonly onCancel: () => void;
  readonly onAdded: () => void;
}

function PassportForm({ travel, today, onCancel, onAdded }: PassportFormProps): ReactNode {
  const { t } = useTranslation('myAccount');
  const save = useSave();
  const [schema] = useState(() => createPassportSchema(today));
  const form = useForm({
    schema,
    defaultValues: { documentNumber: '', nationality: '', documentExpiry: '' },
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      const body = { ...travel, passports: [...travel.passports, toTravelDocument(answers)] };
      const refusal = await save(updateTravelPreferences, { body });
      if (refusal === undefined) onAdded();
      return refusal;
    },
  });
  return (
    <Form form={form}>
      <div className={styles['fields']}>
        <PassportFields form={form} lastArrival={today} />
      </div>
      <div className={styles['buttons']}>
        <FormSubmitButton form={form} variant="secondary" pendingLabel={t('saving')}>
          {t('travel.savePassport')}
        </FormSubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
