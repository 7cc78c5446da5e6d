import { documentLoaders, type DocumentId } from '@airline/documents';
import type { ComponentType, ReactNode } from 'react';

import { DocumentText } from './DocumentText.tsx';
import { MeasuringChoice } from './MeasuringChoice.tsx';
import { useSiteDocument } from './use-site-document.ts';

/** Creates the page of a document, in the version that is in force. */
export function createDocumentPage(id: DocumentId): ComponentType {
  return () => <DocumentPage key={id} id={id} />;
}

function DocumentPage({ id }: { readonly id: DocumentId }): ReactNode {
  const choices = id === 'privacy' ? { cookies: <MeasuringChoice /> } : undefined;
  return <DocumentText shown={useSiteDocument(documentLoaders[id])} choices={choices} />;
}
