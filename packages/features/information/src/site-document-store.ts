import type { DocumentLoaders, SiteDocument } from '@airline/documents';
import type { Language } from '@airline/i18n';

type Loader = DocumentLoaders[Language];

const loaded = new Map<Loader, SiteDocument>();

/** Loads a version of a document in a language, once. */
export async function loadDocument(loaders: DocumentLoaders, language: Language): Promise<SiteDocument> {
  const { document } = await loaders[language]();
  loaded.set(loaders[language], document);
  return document;
}

/** Finds a version of a document that has been loaded. */
export function findDocument(loaders: DocumentLoaders, language: Language): SiteDocument | undefined {
  return loaded.get(loaders[language]);
}
