import { currentLanguage } from '@airline/i18n';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { Page, useClientConfig } from '@airline/app-shell';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { regionalLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Blocks } from './Blocks.tsx';
import styles from './DocumentPage.module.css';
import { documentValues, fillValues } from './document-values.ts';
import type { ShownDocument } from './use-site-document.ts';

/** What {@link DocumentText} takes. */
export interface DocumentTextProps {
  readonly shown: ShownDocument;
  /** What has to be known before the text is read. */
  readonly notice?: ReactNode;
  /** What can be decided right there, below the sections of these ids. */
  readonly choices?: Readonly<Record<string, ReactNode>> | undefined;
  /** Another version has replaced it. */
  readonly isFormer?: boolean;
}

/** Renders a version of a document, with its contents beside it. */
export function DocumentText({ shown, notice, choices, isFormer = false }: DocumentTextProps): ReactNode {
  const { t, i18n } = useTranslation('information');
  const { t: shell } = useTranslation('shell');
  const { document, language, failed } = shown;
  const wanted = currentLanguage(i18n);
  const date = formatCalendarDate(document.version, regionalLocale(wanted));
  const { limits } = useClientConfig();
  const values = documentValues(i18n, limits);
  const titled = document.sections.map((section) => ({ ...section, title: fillValues(section.title, values) }));
  return (
    <div lang={language === wanted ? undefined : language}>
      <Page title={document.title} lead={document.lead}>
        {failed ? (
          <Banner tone="warning" live="assertive" title={shell('languageUnavailable.title')}>
            {shell('languageUnavailable.body')}
          </Banner>
        ) : null}
        {notice === undefined ? null : <div className={styles['notice']}>{notice}</div>}
        <div className={styles['facts']}>
          <p>{t(isFormer ? 'version.dated' : 'inForceSince', { date })}</p>
          <Button size="small" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
        <div className={styles['columns']}>
          <nav aria-labelledby="contents" className={styles['contents']}>
            <h2 id="contents">{t('contents')}</h2>
            {/* Folded on a small screen; the style sheet shows it where there is room beside the text. */}
            <details>
              <summary>{t('contents')}</summary>
              <ol>
                {titled.map(({ id: section, title }) => (
                  <li key={section}>
                    <a href={`#${section}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
          <div className={styles['text']}>
            {titled.map((section) => (
              <section key={section.id}>
                <h2 id={section.id}>{section.title}</h2>
                <Blocks section={section} values={values} />
                {choices?.[section.id]}
              </section>
            ))}
          </div>
        </div>
      </Page>
    </div>
  );
}
