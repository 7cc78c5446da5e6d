import { useApp } from '@airline/app';
import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';

/** Renders the way to the account's funds, where the app has their page: the native app has one of its own. */
export function WayToFunds({ label }: { readonly label: string }): ReactNode {
  const { surface } = useApp();
  return surface === 'traveller' ? <ButtonLink href={buildPath('my-account-travel-funds')}>{label}</ButtonLink> : null;
}
