export { openInMemory } from '../src/store/database.ts';
export { openIdentityGateway, password, type IdentityGateway } from './identity-gateway.ts';
