export { leg } from './legs.ts';
export { openMemoryDatabase } from './memory-database.ts';
export { openIdentityGateway, password, type IdentityGateway } from './identity-gateway.ts';
export { anaRuiz, openPageGateway, type PageGateway } from './page-gateway.ts';
export { testFeedKey } from './config.ts';
