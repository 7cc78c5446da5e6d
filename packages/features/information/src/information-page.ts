import { page, type AppPage, type PageModule } from '@airline/app';
import type { DocumentId } from '@airline/documents';
import { currentLanguage } from '@airline/i18n';
import type { i18n as I18n } from 'i18next';

import { loadDocument } from './site-document-store.ts';

/** The documents, each of which has the page of the link of its name. Where their texts are is downloaded with a page of them. */
const documents = {
  about: true,
  accessibility: true,
  contact: true,
  'contract-of-carriage': true,
  'customer-service-plan': true,
  'dangerous-goods': true,
  'fare-rules': true,
  'fees-and-bags': true,
  help: true,
  privacy: true,
  'program-terms': true,
  'tarmac-delay-plan': true,
  'terms-of-use': true,
} satisfies Readonly<Record<DocumentId, true>>;

export const documentIds = Object.keys(documents) as readonly DocumentId[];

const words = ['information', 'itinerary'] as const;

/** The pages of the documents of law and help, and the one that shows each version of them. */
export const informationPages: readonly AppPage[] = [
  ...documentIds.map((id) => page(id, words, (i18n) => loadDocumentPage(id, i18n), { needsServices: false })),
  page('document-version', words, loadVersionPage, { needsServices: false }),
];

/** Loads the page of a document, and the document in the language that is shown: what others read is not downloaded. */
async function loadDocumentPage(id: DocumentId, i18n: I18n): Promise<PageModule> {
  const [{ createDocumentPage }] = await Promise.all([import('./DocumentPage.tsx'), loadInForce(id, i18n)]);
  return { Component: createDocumentPage(id) };
}

async function loadVersionPage(i18n: I18n): Promise<PageModule> {
  const { createVersionPage } = await import('./DocumentVersionPage.tsx');
  return createVersionPage(i18n);
}

/** The file of the documents' page, as an app in `apps/` names it to the build that prerenders it. */
export const informationModule = '../../packages/features/information/src/DocumentPage.tsx';

/** Gives what a search engine shows below the title of a document's page. */
export async function describeDocument(id: DocumentId, i18n: I18n): Promise<string> {
  return (await loadInForce(id, i18n)).description;
}

async function loadInForce(id: DocumentId, i18n: I18n) {
  const { documentLoaders } = await import('@airline/documents/loaders');
  return loadDocument(documentLoaders[id], currentLanguage(i18n));
}
