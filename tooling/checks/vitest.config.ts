import { join } from 'node:path';

import { projects } from '@tooling/config/vitest';

const root = join(import.meta.dirname, '../..');

/** The type tests of all packages in one program: each on its own would read its whole stack of packages anew. */
const types = {
  test: {
    name: 'types',
    root,
    include: [],
    typecheck: {
      enabled: true,
      only: true,
      checker: 'tsc',
      tsconfig: join(import.meta.dirname, 'tsconfig.types.json'),
      include: ['packages/**/src/**/*.test-d.ts'],
    },
  },
} as const;

const base = projects();

export default { ...base, test: { ...base.test, projects: [...(base.test?.projects ?? []), types] } };
