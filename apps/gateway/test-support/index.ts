export { openMemoryDatabase } from './memory-database.ts';
export { openIdentityGateway, password, type IdentityGateway } from './identity-gateway.ts';
