import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

import { CrashPage } from './CrashPage.tsx';

/** Catches what its pages throw, and shows the crash page in their place; going to another page clears it. */
export function CrashBoundary({ children, page }: { readonly children: ReactNode; readonly page?: string }): ReactNode {
  return (
    <ErrorBoundary resetKeys={[page]} FallbackComponent={Crash}>
      {children}
    </ErrorBoundary>
  );
}

function Crash({ error }: FallbackProps): ReactNode {
  return <CrashPage error={error} />;
}
