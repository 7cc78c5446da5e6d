import { withoutPersonalParameters } from '@airline/links';

/** Takes personal data out of the page's address, before anything reads, reports or copies it. */
export function hidePersonalParameters({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const address = withoutPersonalParameters(location.href);
  if (address !== location.href) history.replaceState(history.state, '', address);
}
