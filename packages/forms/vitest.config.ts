import { pageProjects } from '@tooling/config/vitest';

const base = pageProjects();

export default {
  ...base,
  test: {
    ...base.test,
    projects: base.test?.projects?.map((project) => {
      if (typeof project !== 'object' || !('test' in project) || project.test?.name !== 'browser') return project;
      return {
        ...project,
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
