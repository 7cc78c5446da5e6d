import type { AppServices } from '@airline/session/services';
import { proveTripIn, WhoseTrip, type UnprovedTrip } from '@airline/trip';
import type { ComponentType, ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';

import { useChange } from './change-draft.ts';
import type { LoadedChange } from './change-loader.ts';
import type { ChangeTripProps } from './ChangeTrip.tsx';

type Loaded = UnprovedTrip | { readonly ChangeTrip: ComponentType<ChangeTripProps>; readonly change: LoadedChange };

/** Loads the change of a trip's flights. Who has to say first whose the trip is waits for nothing of it. */
export async function loader(args: { readonly request: Request }, services: AppServices): Promise<Loaded> {
  const { url } = args.request;
  // A change that was sent is followed to its end, also where its trip's proof is gone.
  const isUnderWay = new URL(url).search !== '' || useChange.getState().waiting !== undefined;
  if (!isUnderWay) {
    const proof = await proveTripIn(url, services);
    if ('wanted' in proof) return proof;
  }
  const { ChangeTrip, loadChange } = await import('./ChangeTrip.tsx');
  return { ChangeTrip, change: await loadChange(args, services) };
}

/** Renders the change of a trip's flights, or leads to where the person says whose trip it is. */
export function Component(): ReactNode {
  const loaded = useLoaderData<Loaded>();
  if (!('change' in loaded)) return <WhoseTrip wanted={loaded.wanted} page="air-change" />;
  const { ChangeTrip, change } = loaded;
  return <ChangeTrip loaded={change} />;
}
