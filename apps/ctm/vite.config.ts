import { appConfig } from '@tooling/vite';

export default appConfig('ctm', 5174);
