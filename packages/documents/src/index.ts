export { findFormerVersion, isDocumentId, isDocumentVersion, type FormerVersion } from './document-history.ts';
export { documentLoaders, type DocumentId } from './generated/loaders.ts';
export { documentVersions } from './generated/versions.ts';
export {
  documentLanguages,
  type Block,
  type DocumentLanguage,
  type DocumentLoaders,
  type Section,
  type SiteDocument,
  type Span,
  type Spans,
} from './site-document.ts';
