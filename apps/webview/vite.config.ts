import { appConfig } from '@tooling/vite';

export default appConfig('webview', 5175);
