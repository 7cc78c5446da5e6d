import { projects } from '@tooling/config/vitest';

export default projects({ environment: 'jsdom', withGateway: true, setupFiles: ['@airline/testing/guards'] });
