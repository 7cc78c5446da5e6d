import type { DocumentLoaders, SiteDocument } from '@airline/documents';
import { currentLanguage, type Language } from '@airline/i18n';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { findDocument, loadDocument } from './site-document-store.ts';

export interface ShownDocument {
  readonly document: SiteDocument;
  /** The language that the document is in: the one before, while the other one is on its way or did not come. */
  readonly language: Language;
  readonly failed: boolean;
}

/** Gives a version of a document in the language that is shown, and loads it when the language changes. */
export function useSiteDocument(loaders: DocumentLoaders): ShownDocument {
  const { i18n } = useTranslation();
  const wanted = currentLanguage(i18n);
  const [shown, setShown] = useState(wanted);
  const [failedIn, setFailedIn] = useState<Language>();
  const language = findDocument(loaders, wanted) === undefined ? shown : wanted;
  useEffect(() => {
    let isStale = false;
    loadDocument(loaders, wanted).then(
      () => {
        if (!isStale) setShown(wanted);
      },
      () => {
        if (!isStale) setFailedIn(wanted);
      },
    );
    return () => {
      isStale = true;
    };
  }, [loaders, wanted]);
  const document = findDocument(loaders, language);
  if (document === undefined)
    throw new Error('The document is not loaded: a page of information-page.ts loads it before it renders.');
  return { document, language, failed: failedIn === wanted && language !== wanted };
}
