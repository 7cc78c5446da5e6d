import { matchLink, webviewBase } from '@airline/links';

import type { App } from '../app.ts';

/** Lists the addresses that an app leads to and does not show itself: the web view's stand below its own base. */
export function placesElsewhere({ surface, places, navigation = [], accountMenu, login }: App): readonly string[] {
  const addresses = [
    ...Object.values<string>({ ...places }),
    ...Object.values(login.help),
    ...[...navigation, ...accountMenu].map(({ href }) => href),
  ];
  return addresses.filter((address) => {
    const isOwn = matchLink(address)?.link.surfaces.includes(surface) ?? false;
    return !isOwn || (surface === 'webview' && !address.startsWith(webviewBase));
  });
}
