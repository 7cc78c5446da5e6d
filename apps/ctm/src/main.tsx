import '@airline/ui/styles.css';
import { createAppRouter, startApp } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { RouterProvider } from 'react-router-dom';

import { createRoutes } from './routes.tsx';

// One bundle serves every product's portal: the gateway places it at /{product}/ctm/.
const [, product = ''] = window.location.pathname.split('/');

await startApp({
  app: 'ctm',
  homeHref: buildPath('ctm-home', { product }),
  render: async ({ i18n }) => <RouterProvider router={await createAppRouter(createRoutes(i18n))} />,
});
