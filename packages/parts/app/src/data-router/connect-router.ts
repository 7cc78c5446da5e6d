import type { RouterProviderProps } from 'react-router-dom';

import type { App } from '../app.ts';

/** Has an app lead its person by its router: no page is loaded anew, so that what is in memory stays. */
export function connectRouter(app: App, router: RouterProviderProps['router']): void {
  app.router.current = {
    wantedAddress() {
      const { pathname, search } = router.state.navigation.location ?? router.state.location;
      return pathname + search;
    },
    goTo: (address) => void router.navigate(address),
  };
}
