import '@airline/ui/styles.css';
import { runApp } from '@airline/app/data-router';

import { app } from './app.ts';
import { pages } from './routes.tsx';

await runApp(app, pages);
