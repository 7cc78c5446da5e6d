export { documentLoaders, type DocumentId } from './generated/loaders.ts';
export { documentVersions } from './generated/versions.ts';
export {
  documentLanguages,
  type Block,
  type DocumentLanguage,
  type Section,
  type SiteDocument,
  type Span,
  type Spans,
} from './site-document.ts';
