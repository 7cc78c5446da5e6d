import type { PageModule } from '@airline/app';
import { NotFoundPage } from '@airline/app-shell';
import {
  documentLoaders,
  documentVersions,
  findFormerVersion,
  isDocumentId,
  type DocumentId,
  type DocumentLoaders,
  type FormerVersion,
} from '@airline/documents';
import { currentLanguage } from '@airline/i18n';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { Banner } from '@airline/ui/banner';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';

import { DocumentText } from './DocumentText.tsx';
import { loadDocument } from './site-document-store.ts';
import { useSiteDocument } from './use-site-document.ts';

/** Creates the page of every version of every document: what somebody agreed to can be read later. */
export function createVersionPage(i18n: I18n) {
  const loader = async ({ params }: LoaderFunctionArgs): Promise<null> => {
    const asked = readVersion(params);
    if (asked !== undefined) await loadDocument(loadersOf(asked), currentLanguage(i18n));
    return null;
  };
  return { Component: DocumentVersionPage, loader } satisfies PageModule;
}

interface AskedVersion {
  readonly id: DocumentId;
  readonly version: string;
}

function readVersion({ document, version }: Readonly<Record<string, string | undefined>>): AskedVersion | undefined {
  if (document === undefined || version === undefined || !isDocumentId(document)) return undefined;
  return { id: document, version };
}

/** A version that never was shows the one that is in force. */
function loadersOf({ id, version }: AskedVersion): DocumentLoaders {
  return findFormerVersion(id, version)?.loaders ?? documentLoaders[id];
}

function DocumentVersionPage(): ReactNode {
  const asked = readVersion(useParams());
  return asked === undefined ? <NotFoundPage /> : <Version key={`${asked.id} ${asked.version}`} asked={asked} />;
}

function Version({ asked }: { readonly asked: AskedVersion }): ReactNode {
  const { id, version } = asked;
  const shown = useSiteDocument(loadersOf(asked));
  if (version === documentVersions[id]) return <DocumentText shown={shown} />;
  const former = findFormerVersion(id, version);
  const notice = <VersionNotice id={id} former={former} />;
  return <DocumentText shown={shown} notice={notice} isFormer={former !== undefined} />;
}

interface VersionNoticeProps {
  readonly id: DocumentId;
  readonly former: FormerVersion | undefined;
}

/** Renders that the version was in force, or never was, and the way to the one that is. */
function VersionNotice({ id, former }: VersionNoticeProps): ReactNode {
  const { t } = useTranslation('information');
  const locale = useLocale();
  const inForce = <Link href={buildPath(id)}>{t('version.inForce')}</Link>;
  if (former === undefined) {
    return (
      <Banner tone="warning" title={t('version.unknown.title')} actions={inForce}>
        {t('version.unknown.body')}
      </Banner>
    );
  }
  const dates = {
    from: formatCalendarDate(former.version, locale),
    until: formatCalendarDate(former.replacedBy, locale),
  };
  return (
    <Banner title={t('version.former.title')} actions={inForce}>
      {t('version.former.body', dates)}
    </Banner>
  );
}
