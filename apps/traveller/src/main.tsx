import '@airline/ui/styles.css';
import { createAppRouter, startApp } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { RouterProvider } from 'react-router-dom';

import { createRoutes } from './routes.tsx';

await startApp({
  app: 'traveller',
  homeHref: buildPath('home'),
  render: async ({ i18n }) => <RouterProvider router={await createAppRouter(createRoutes(i18n))} />,
});
