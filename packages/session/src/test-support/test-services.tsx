import { createGatewayClient } from '@airline/gateway-client';
import type { ComponentType, ReactNode } from 'react';

import { createSession } from '../create-session.ts';
import { clearPersonalData } from '../personal-data.ts';
import { ServicesProvider } from '../react/services-provider.tsx';
import { createQueryClient, type AppServices } from '../react/services.ts';

type Frame = ComponentType<{ readonly children: ReactNode }>;

/** Creates what pages ask the gateway with, for tests: a session of nobody yet, and an empty cache. */
export function createTestServices(): AppServices {
  const client = createGatewayClient();
  const session = createSession({
    surface: 'traveller',
    client,
    onLoginNeeded: () => undefined,
    onPersonCleared: clearPersonalData,
  });
  return { session, queryClient: createQueryClient() };
}

/** Puts services below a test's frame. */
export function withServices(Frame: Frame, services: AppServices): Frame {
  return function FrameWithServices({ children }) {
    return (
      <Frame>
        <ServicesProvider services={services}>{children}</ServicesProvider>
      </Frame>
    );
  };
}
