import type { App } from './app.ts';

/** Finds what opens an address that is none of the app's, inside the native app; a browser goes there by itself. */
export function findOpener({ isHostedByNativeApp, openElsewhere }: App): App['openElsewhere'] {
  return isHostedByNativeApp?.() === true ? openElsewhere : undefined;
}

/** Opens an address that is none of the app's: beside the native app where one is around the page, otherwise in its place. */
export function leaveTo(app: App, address: string): void {
  const open = findOpener(app);
  if (open === undefined) window.location.assign(address);
  else open(new URL(address, window.location.origin).href);
}
