import '@airline/ui/styles.css';
import { startApp } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { routes } from './routes.tsx';

await startApp({
  app: 'traveller',
  homeHref: buildPath('home'),
  children: <RouterProvider router={createBrowserRouter(routes)} />,
});
