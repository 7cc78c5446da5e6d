import { projects } from './src/vitest/index.ts';

export default projects();
