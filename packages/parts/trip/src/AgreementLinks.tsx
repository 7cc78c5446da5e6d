import { agreedDocuments, type AgreedDocument, type Agreement } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import type { Messages } from '@airline/i18n';
import { buildPath } from '@airline/links';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './AgreementLinks.module.css';

/** What {@link AgreementLinks} takes. */
export interface AgreementLinksProps {
  /** The documents that are shown, with the version of each. */
  readonly agreement: Partial<Agreement>;
  /** Shows since when each version is in force. */
  readonly dated?: boolean;
}

const names = {
  'contract-of-carriage': 'contractOfCarriage',
  'fare-rules': 'fareRules',
  'dangerous-goods': 'dangerousGoods',
  privacy: 'privacy',
} as const satisfies Record<AgreedDocument, keyof Messages['shell']['footer']['place']>;

/**
 * Renders what is agreed to before paying: links to the versions themselves, which stay readable, in a tab of their own. The booking
 * stays where it is.
 */
export function AgreementLinks({ agreement, dated = false }: AgreementLinksProps): ReactNode {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <ul className={styles['documents']} data-dated={dated || undefined}>
      {agreedDocuments.map((document) => {
        const version = agreement[document];
        return version === undefined ? null : (
          <li key={document}>
            <Link href={buildPath('document-version', { document, version })} newTabLabel={t('document.newTab')}>
              {t(`footer.place.${names[document]}`)}
            </Link>
            {dated ? (
              <span className={styles['version']}>
                {t('document.inForceSince', { date: formatCalendarDate(version, locale) })}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
