import { projects } from '@tooling/config/vitest';

export default projects({ environment: 'jsdom', setupFiles: ['@airline/testing/guards'] });
