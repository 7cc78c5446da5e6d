import { listSupportRequests, readServiceStatus, type ServiceStatus, type SupportRequest } from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import type { Person } from '@airline/session';
import type { AppServices } from '@airline/session/services';

/** What the page shows: each part by itself, for support is needed most when something fails. */
export interface LoadedSupport {
  readonly status: Outcome<ServiceStatus>;
  /** Absent for who is not logged in. */
  readonly person: Person | undefined;
  /** What they wrote; absent for those who manage no company's travel. */
  readonly sent: Outcome<{ readonly requests: readonly SupportRequest[] }> | undefined;
}

/** Asks how the service does and, for travel managers, what they wrote. */
export async function loadSupport(_: unknown, { session }: AppServices): Promise<LoadedSupport> {
  const asked = session.call(readServiceStatus, {});
  await session.start();
  const { state } = session.store.getState();
  const person = state.kind === 'authenticated' ? state.person : undefined;
  const sent = person?.category === 'corporateTravelManager' ? await session.call(listSupportRequests, {}) : undefined;
  return { status: await asked, person, sent };
}
