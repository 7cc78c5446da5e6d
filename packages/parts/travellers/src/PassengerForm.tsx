import { Form, FormSubmitButton, setFormValue, useForm } from '@airline/forms';
import { Banner } from '@airline/ui/banner';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CompanionChoice } from './CompanionChoice.tsx';
import { ContactFields } from './ContactFields.tsx';
import { diallingCountryOf } from './country-choice.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { ExtraFields } from './ExtraFields.tsx';
import { FieldCard } from './FieldCard.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { NameFields } from './NameFields.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { documentAnswersOf, emptyAnswers, type DocumentAnswers, type PassengerAnswers } from './passenger-answers.ts';
import type { PassengerRules } from './passenger-rules.ts';
import { createPassengerSchema, isComplete } from './passenger-schema.ts';
import styles from './PassengerForm.module.css';

/** The names of somebody whose page it is. */
export type PassengerNames = Pick<PassengerAnswers, 'firstName' | 'lastName'>;

export interface PassengerFormProps {
  readonly index: number;
  /** Under which name the form keeps what is typed, for a reload: another one for each journey. */
  readonly keepIn: string;
  /** What was sent on this page before. */
  readonly sent: PassengerAnswers | undefined;
  /** What was typed of documents on this page, sent or not. */
  readonly typedDocuments: DocumentAnswers | undefined;
  /** Called with what is typed of documents, sent or not: when a field is left, and when the page is. */
  readonly onDocuments: (typed: DocumentAnswers) => void;
  /** Whose page it is, where that was chosen beside the form: their names are typed in, unless they are there. */
  readonly names?: PassengerNames | undefined;
  readonly rules: PassengerRules;
  /** Where the same journey is priced with this traveller as a child; absent where that cannot be. */
  readonly asChildHref: string | undefined;
  readonly submitLabel: string;
  /** Says where the button stands that sends the form: at its end by default. */
  readonly placeSubmit?: (button: ReactNode) => ReactNode;
  /** Called with what was sent. The button waits for what it resolves with: the page that follows. */
  readonly onDone: (answers: PassengerAnswers) => void | Promise<void>;
}

const asItIs = (button: ReactNode): ReactNode => button;

/** Renders the questions about one traveller. What was sent before and is wrong now is shown as wrong at once. */
export function PassengerForm({
  index,
  keepIn,
  sent,
  typedDocuments,
  onDocuments,
  names,
  rules,
  asChildHref,
  submitLabel,
  placeSubmit = asItIs,
  onDone,
}: PassengerFormProps): ReactNode {
  const { t } = useTranslation('travellers');
  const [first] = rules.others;
  const sharedLastName = first?.lastName;
  const documentChoice = first?.documentChoice ?? '';
  const form = useForm({
    schema: createPassengerSchema(rules),
    defaultValues: {
      ...(sent ?? {
        ...emptyAnswers,
        lastName: sharedLastName ?? '',
        nationality: first?.nationality ?? '',
        documentChoice,
        phoneCountry: diallingCountryOf(navigator.languages) ?? emptyAnswers.phoneCountry,
      }),
      ...typedDocuments,
    },
    keepIn,
    onSubmit: async (answers) => {
      await onDone(answers);
    },
  });
  const [isAskedAgain, setAskedAgain] = useState(false);
  useEffect(() => {
    const { birthDate, firstName } = form.values();
    // Nobody sends a page without a birth date, and what is typed in this visit is known: it was there before a reload.
    const wasReloaded = typedDocuments === undefined || sent !== undefined;
    if (birthDate === '' && firstName !== '' && wasReloaded) setAskedAgain(true);
    else if (sent !== undefined && !isComplete(form.values(), rules)) void form.submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was there when the page came
  }, []);
  const { firstName, lastName } = names ?? {};
  useEffect(() => {
    if (firstName === undefined || lastName === undefined) return;
    setFormValue(form, 'firstName', firstName);
    setFormValue(form, 'lastName', lastName);
    // oxlint-disable-next-line react/exhaustive-deps -- when somebody else is chosen
  }, [firstName, lastName]);
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is left
  useLayoutEffect(() => () => onDocuments(documentAnswersOf(form.values())), []);
  return (
    // A browser that loads the page anew says so too late for sealing what was typed.
    <div className={styles['form']} onBlur={() => onDocuments(documentAnswersOf(form.values()))}>
      <Form form={form}>
        {isAskedAgain ? <AskedAgain /> : null}
        {index === 0 ? <OwnDetails form={form} rules={rules} /> : null}
        <CompanionChoice form={form} rules={rules} />
        <FieldCard title={t('details')}>
          <NameFields form={form} own={index === 0} sharedLastName={sharedLastName} />
          <IdentityFields form={form} rules={rules} asChildHref={asChildHref} own={index === 0} />
        </FieldCard>
        {rules.asksDocument ? (
          <DocumentFields form={form} sharedChoice={first?.documentChoice} lastArrival={rules.lastArrival} />
        ) : null}
        <ExtraFields form={form} />
        {rules.asksContact ? <ContactFields form={form} /> : null}
        {placeSubmit(<FormSubmitButton form={form}>{submitLabel}</FormSubmitButton>)}
      </Form>
    </div>
  );
}

/** Renders which answers have to be given again, in sight: a reload comes back to where the page was scrolled to. */
function AskedAgain(): ReactNode {
  const { t } = useTranslation('travellers');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const undone = new AbortController();
    const { signal } = undone;
    // jsdom has no scrollIntoView, and tests run there.
    const bring = () => place.current?.scrollIntoView?.({ block: 'nearest' });
    bring();
    // The router goes back to that place a moment later: until the person moves, whatever scrolls is no person.
    window.addEventListener('scroll', bring, { signal });
    for (const move of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
      window.addEventListener(move, () => undone.abort(), { signal, passive: true });
    }
    return () => undone.abort();
  }, []);
  return (
    <div ref={place} className={styles['askedAgain']}>
      <Banner title={t('askedAgain')}>{t('askedAgainWhy')}</Banner>
    </div>
  );
}
