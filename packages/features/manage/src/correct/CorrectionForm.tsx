import { Page } from '@airline/app-shell';
import type { Trip, TripTravellers } from '@airline/contract';
import { Form, FormSubmitButton, type FormHandle } from '@airline/forms';
import { FailureBanner } from '@airline/gateway-client/react';
import { findTripProof, TripCodeForm } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { type Corrected, pageAfter } from './correction-address.ts';
import styles from './Correction.module.css';
import type { Correction } from './use-correction.ts';
import { useDescribed } from './use-described.ts';

export interface CorrectionFormProps<Values extends object> {
  readonly trip: Trip;
  readonly corrected: Corrected;
  readonly form: FormHandle<Values>;
  readonly correction: Correction;
  readonly title: string;
  readonly lead: string;
  /** What happens when it is saved, a sentence each. */
  readonly facts: readonly string[];
  /** What was typed, for who sees it beside what somebody else saved meanwhile. */
  readonly typed: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** Renders the correction of one thing: its fields, what happens, why it was not saved, and the proof where another one is needed. */
export function CorrectionForm<Values extends object>({
  trip,
  corrected,
  form,
  correction,
  title,
  lead,
  facts,
  typed,
  children,
}: CorrectionFormProps<Values>): ReactNode {
  const { t } = useTranslation('correctTrip');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { recordLocator, emailHint } = trip;
  const { refusal, now, isProving, prove } = correction;
  const proof = findTripProof(recordLocator);
  const goBack = () => {
    form.reset();
    void navigate(pageAfter(query, recordLocator), { replace: true });
  };
  return (
    <Page key="one" title={title} lead={lead}>
      <div className={styles['form']}>
        {refusal === undefined ? null : (
          <Told>
            <FailureBanner failure={refusal} />
          </Told>
        )}
        {now === undefined ? null : <Outdated now={now} corrected={corrected} typed={typed} />}
        <Form form={form}>
          <Card>
            <div className={styles['fields']}>{children}</div>
          </Card>
          <Card title={t('what')}>
            <ul className={styles['facts']}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Card>
          {isProving ? null : (
            <div className={styles['buttons']}>
              <FormSubmitButton form={form} pendingLabel={t('saving')}>
                {t('save')}
              </FormSubmitButton>
              <Button onClick={goBack}>{t('back')}</Button>
            </div>
          )}
        </Form>
        {isProving && proof !== undefined ? (
          <>
            <Banner tone="warning" live="polite" title={t('codeOver.title')}>
              {t('codeOver.body')}
            </Banner>
            <TripCodeForm
              lookup={proof}
              emailHint={emailHint}
              submitLabel={t('save')}
              pendingLabel={t('saving')}
              onCode={async (code) => {
                const failure = await prove(code);
                if (failure === undefined) await form.submit();
                return failure;
              }}
            />
            <div className={styles['buttons']}>
              <Button onClick={goBack}>{t('back')}</Button>
            </div>
          </>
        ) : null}
      </div>
    </Page>
  );
}

/** Renders what is there now beside what was typed, which stays. */
function Outdated({
  now,
  corrected,
  typed,
}: Pick<CorrectionFormProps<object>, 'corrected' | 'typed'> & { readonly now: TripTravellers }): ReactNode {
  const { t } = useTranslation('correctTrip');
  const { t: problems } = useTranslation('gatewayRefusals');
  const describe = useDescribed(now);
  const items = [
    { id: 'now', term: t('outdated.now'), detail: describe(corrected) ?? t('outdated.none') },
    { id: 'typed', term: t('outdated.typed'), detail: typed },
  ];
  return (
    <Told>
      <Banner tone="warning" live="assertive" title={problems('correctionOutdated.title')}>
        <p>{problems('correctionOutdated.body')}</p>
        <DescriptionList items={items} />
      </Banner>
    </Told>
  );
}

/** Takes the focus when it comes, so that what it says is read and seen. */
function Told({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles['told']}>
      {children}
    </div>
  );
}
