import { appConfig } from '@tooling/config/vite';

export default appConfig('traveller', 5173, { prerendered: true });
