import { formerVersions } from './generated/former-versions.ts';
import type { DocumentId } from './generated/loaders.ts';
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
