import { Page } from '@airline/app-shell';
import type { DocumentId } from '@airline/documents';
import { currentLanguage } from '@airline/i18n';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { regionalLocale } from '@airline/ui/locale';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Blocks } from './Blocks.tsx';
import styles from './DocumentPage.module.css';
import { documentValues, fillValues } from './document-values.ts';
import { useSiteDocument } from './use-site-document.ts';

/** Creates the page of a document. */
export function createDocumentPage(id: DocumentId): ComponentType {
  return () => <DocumentPage key={id} id={id} />;
}

function DocumentPage({ id }: { readonly id: DocumentId }): ReactNode {
  const { t, i18n } = useTranslation('information');
  const { t: shell } = useTranslation('shell');
  const { document, language, failed } = useSiteDocument(id);
  const shown = currentLanguage(i18n);
  const values = documentValues(i18n);
  const titled = document.sections.map((section) => ({ ...section, title: fillValues(section.title, values) }));
  return (
    <div lang={language === shown ? undefined : language}>
      <Page title={document.title} lead={document.lead}>
        {failed ? (
          <Banner tone="warning" live="assertive" title={shell('languageUnavailable.title')}>
            {shell('languageUnavailable.body')}
          </Banner>
        ) : null}
        <div className={styles['facts']}>
          <p>{t('inForceSince', { date: formatDate(document.version, shown) })}</p>
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
              </section>
            ))}
          </div>
        </div>
      </Page>
    </div>
  );
}

function formatDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
