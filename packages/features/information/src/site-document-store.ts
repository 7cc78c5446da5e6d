import { documentLoaders, type DocumentId, type SiteDocument } from '@airline/documents';
import type { Language } from '@airline/i18n';

const loaded = new Map<string, SiteDocument>();

/** Loads a document in a language, once. */
export async function loadDocument(id: DocumentId, language: Language): Promise<SiteDocument> {
  const { document } = await documentLoaders[id][language]();
  loaded.set(`${language} ${id}`, document);
  return document;
}

/** Finds a document that has been loaded. */
export function findDocument(id: DocumentId, language: Language): SiteDocument | undefined {
  return loaded.get(`${language} ${id}`);
}
