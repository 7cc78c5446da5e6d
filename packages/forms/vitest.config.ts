import { projects } from '@tooling/config/vitest';

const guards = '@airline/testing/guards';
const base = projects({ environment: 'jsdom', setupFiles: [guards] });

export default {
  ...base,
  test: {
    ...base.test,
    projects: base.test?.projects?.map((project) => {
      if (typeof project !== 'object' || !('test' in project) || project.test?.name !== 'browser') return project;
      return {
        ...project,
        // The guards watch the console with node:util, which no browser has.
        test: { ...project.test, setupFiles: [] },
        optimizeDeps: {
          include: [
            ...(project.optimizeDeps?.include ?? []),
            'react-dom/server',
            'zustand',
            'i18next',
            'react-i18next',
            'zod/mini',
          ],
        },
      };
    }),
  },
};
