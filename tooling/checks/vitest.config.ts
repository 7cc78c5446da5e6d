import { projects } from '@tooling/config/vitest';

export default projects();
