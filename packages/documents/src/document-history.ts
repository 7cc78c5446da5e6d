import { formerVersions } from './generated/former-versions.ts';
import { documentLoaders, type DocumentId } from './generated/loaders.ts';
import { documentVersions } from './generated/versions.ts';
import type { DocumentLoaders } from './site-document.ts';

/** A version of a document that another one has replaced. */
export interface FormerVersion {
  /** The calendar date, `YYYY-MM-DD`, since when it was in force. */
  readonly version: string;
  /** The version that was in force next, from its date on. */
  readonly replacedBy: string;
  readonly loaders: DocumentLoaders;
}

export type FormerVersions = Readonly<Partial<Record<DocumentId, readonly FormerVersion[]>>>;

/** Finds a version of a document that is no longer in force; `undefined` for the one that is, and for one that never was. */
export function findFormerVersion(id: DocumentId, version: string): FormerVersion | undefined {
  return formerVersions[id]?.find((former) => former.version === version);
}

/** Tells whether a document of this name has, or had, a version of this date. */
export function isDocumentVersion(document: string, version: string): boolean {
  if (!isDocumentId(document)) return false;
  return documentVersions[document] === version || findFormerVersion(document, version) !== undefined;
}

/** Tells whether a document has this name. */
export function isDocumentId(name: string): name is DocumentId {
  return Object.hasOwn(documentLoaders, name);
}
