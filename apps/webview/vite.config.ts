import { appConfig } from '@tooling/config/vite';

export default appConfig('webview', 5175);
