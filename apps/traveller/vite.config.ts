import { appConfig } from '@tooling/vite';

export default appConfig('traveller', 5173, { prerendered: true });
