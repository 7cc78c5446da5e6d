import '@airline/ui/styles.css';
import { startApp } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createRoutes } from './routes.tsx';

await startApp({
  app: 'traveller',
  homeHref: buildPath('home'),
  render: ({ i18n }) => <RouterProvider router={createBrowserRouter(createRoutes(i18n))} />,
});
