import '@airline/ui/styles.css';
import { runApp } from '@airline/app/plain-router';

import { app } from './app.ts';
import { startNativeApp } from './native-app.ts';
import { noticePages } from './notice-pages.ts';
import { pages } from './routes.tsx';

const connection = await startNativeApp();
await runApp(app, connection.kind === 'refused' ? noticePages(pages, connection) : pages);
