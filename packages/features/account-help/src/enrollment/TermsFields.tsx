import { currentTermsVersion } from '@airline/contract';
import { FormCheckbox, type FormHandle } from '@airline/forms';
import { buildPath } from '@airline/links';
import { Accordion } from '@airline/ui/accordion';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';

/** The documents that hold for an account, beside the program's own terms. */
const documents = [
  ['terms-of-use', 'termsOfUse'],
  ['privacy', 'privacy'],
  ['contract-of-carriage', 'contractOfCarriage'],
] as const;

/** The version that the box accepts. */
const programTerms = buildPath('document-version', { document: 'program-terms', version: currentTermsVersion });

/** Renders the program's terms in short and the way to them, and the box that accepts them. */
export function TermsFields({ form }: { readonly form: FormHandle<{ terms: boolean }> }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const { t: shell } = useTranslation('shell');
  const content = (
    <ul className={styles['list']}>
      {(['points', 'account', 'changes', 'data'] as const).map((part) => (
        <li key={part}>{t(`enroll.termsText.${part}`)}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles['fields']}>
      <Accordion items={[{ id: 'terms', title: t('enroll.termsSummary'), content }]} />
      <Link href={programTerms} newTabLabel={shell('document.newTab')}>
        {t('enroll.readTerms')}
      </Link>
      <div>
        <p>{t('enroll.documents')}</p>
        <ul className={styles['list']}>
          {documents.map(([id, name]) => (
            <li key={id}>
              <Link href={buildPath(id)} newTabLabel={shell('document.newTab')}>
                {shell(`footer.place.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <FormCheckbox
        form={form}
        name="terms"
        label={t('enroll.acceptTerms')}
        messages={{ required: t('enroll.missing.terms'), outdated: t('enroll.termsOutdated') }}
      />
    </div>
  );
}
