import { BareLayout } from '@airline/app-shell';
import type { ReactNode } from 'react';

import { useApp } from '../AppProvider.tsx';
import { findOpener } from '../leave-app.ts';
import { useSessionParts } from './use-session-parts.ts';

/** Renders what stands around every page that has a frame of its own around it: notices, and no header. */
export function PlainLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const app = useApp();
  const parts = useSessionParts();
  return (
    <BareLayout notice={parts?.notice} openElsewhere={findOpener(app)}>
      {children}
      {parts?.prompts}
    </BareLayout>
  );
}
