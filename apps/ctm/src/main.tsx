import '@airline/ui/styles.css';
import { createAppRouter, startApp } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { RouterProvider } from 'react-router-dom';

import { product } from './product.ts';
import { createRoutes } from './routes.tsx';

await startApp({
  app: 'ctm',
  homeHref: buildPath('ctm-home', { product }),
  render: async ({ i18n }) => <RouterProvider router={await createAppRouter(createRoutes(i18n))} />,
});
