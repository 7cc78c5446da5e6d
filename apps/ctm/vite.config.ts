import { appConfig } from '@tooling/config/vite';

export default appConfig('ctm', 5174);
