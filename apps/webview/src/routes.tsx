import { NotFoundPage } from '@airline/app-shell';
import { getLink, type LinkId } from '@airline/links';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

/** The whole bundle: every page is a link that the native app may open, loaded when it is first needed. */
export const pages: readonly { readonly id: LinkId; readonly Component: ComponentType }[] = [
  {
    id: 'mobile-home',
    Component: lazy(async () => ({ default: (await import('./features/home/HomePage.tsx')).HomePage })),
  },
];

export function AppRoutes(): ReactNode {
  return (
    <Routes>
      {pages.map(({ id, Component }) => (
        <Route key={id} path={getLink(id).path} element={<Component />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
