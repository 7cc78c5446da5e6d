export { smallNetwork } from './flights.ts';
export { leg } from './legs.ts';
export { openMemoryDatabase } from './memory-database.ts';
export { openIdentityGateway, password, type IdentityGateway } from './identity-gateway.ts';
export { anaRuiz, openPageGateway, type PageGateway } from './page-gateway.ts';
export { testFeedKey } from './config.ts';
export { totpCodeAt } from '../src/accounts/identity/rules/totp.ts';
export { createSiteSearch } from '../src/site/search/site-search.ts';
export type { SitePage } from '../src/site/search/rules/index.ts';
