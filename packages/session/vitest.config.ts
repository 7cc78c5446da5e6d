import { projects } from '@tooling/vitest';

export default projects({ environment: 'jsdom', setupFiles: ['@airline/testing/guards'] });
