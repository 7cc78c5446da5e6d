import { NotFoundPage } from '@airline/app-shell';
import { getLink } from '@airline/links';
import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

const HomePage = lazy(async () => ({ default: (await import('./features/home/HomePage.tsx')).HomePage }));

/** The whole bundle: every page is a link that the native app may open, loaded when it is first needed. */
export function AppRoutes(): ReactNode {
  return (
    <Routes>
      <Route path={getLink('mobile-home').path} element={<HomePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
