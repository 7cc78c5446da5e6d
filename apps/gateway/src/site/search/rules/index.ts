export type { SitePage } from './read-page.ts';
export type { FoundPlace } from './place-index.ts';
export { createSiteIndex, type SiteIndex, type SiteQuestion } from './site-index.ts';
export { weighSuggestions, type SuggestionOrder } from './weigh-suggestions.ts';
