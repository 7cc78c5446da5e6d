import { projects } from '@tooling/vitest';

export default projects();
