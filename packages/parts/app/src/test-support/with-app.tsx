import type { AppServices } from '@airline/session/services';
import type { ComponentType, ReactNode } from 'react';

import type { AppOptions } from '../app.ts';
import { AppProvider } from '../AppProvider.tsx';
import { createTestApp } from './create-test-app.ts';

type Frame = ComponentType<{ readonly children: ReactNode }>;

/** Puts an app with its services below a test's frame. */
export function withApp(Frame: Frame, services: AppServices, options?: Partial<AppOptions>): Frame {
  const app = createTestApp(services, options);
  return function FrameWithApp({ children }) {
    return (
      <Frame>
        <AppProvider app={app}>{children}</AppProvider>
      </Frame>
    );
  };
}
