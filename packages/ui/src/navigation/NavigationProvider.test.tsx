import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Link } from '../link/Link.tsx';
import { NavigationProvider, useLinkClick } from './NavigationProvider.tsx';

afterEach(cleanup);

interface ProbeProps {
  readonly href: string;
  readonly target?: string;
  readonly download?: boolean;
  readonly onClick?: (event: { preventDefault: () => void }) => void;
}

function Probe({ href, onClick, ...attributes }: ProbeProps) {
  const click = useLinkClick(href, onClick);
  return (
    <a {...attributes} href={href} onClick={click}>
      go
    </a>
  );
}

function follow(probe: ProbeProps, mouse: MouseEventInit = {}) {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <Probe {...probe} />
    </NavigationProvider>,
  );
  const link = screen.getByRole('link');
  const click = createEvent.click(link, { button: 0, ...mouse });
  // jsdom cannot leave the page: what the browser would follow is stopped after the handlers have run.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(link, click);
  return { navigate };
}

test.each(['/', '/login/', '/air/booking/?from=SJU#prices', '?page=2'])('%s is followed by the router', (href) => {
  const { navigate } = follow({ href });
  expect(navigate).toHaveBeenCalledExactlyOnceWith(href);
});

test.each(['https://example.com/', '//example.com/', '/\\example.com', '#prices', 'mailto:a@example.com', 'login'])(
  '%s is left to the browser',
  (href) => {
    const { navigate } = follow({ href });
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (mouse) => {
    expect(follow({ href: '/login/' }, mouse).navigate).not.toHaveBeenCalled();
  },
);

test('another target and a download are left to the browser, _self is not', () => {
  expect(follow({ href: '/login/', target: '_blank' }).navigate).not.toHaveBeenCalled();
  cleanup();
  expect(follow({ href: '/ticket.pdf', download: true }).navigate).not.toHaveBeenCalled();
  cleanup();
  expect(follow({ href: '/login/', target: '_self' }).navigate).toHaveBeenCalledOnce();
});

test("the link's own handler runs first and can keep the router out", () => {
  const { navigate } = follow({ href: '/login/', onClick: (event) => event.preventDefault() });
  expect(navigate).not.toHaveBeenCalled();
});

test('without a provider the browser follows', () => {
  render(<Probe href="/login/" />);
  const link = screen.getByRole('link');
  const seen: boolean[] = [];
  document.addEventListener(
    'click',
    (event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link);
  expect(seen).toEqual([false]);
});

test('a link shows the address that the application has for its page, and leads there', () => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <NavigationProvider navigate={navigate} toAddress={(href) => (href.startsWith('/trip/') ? `/mobile${href}` : href)}>
      <Link href="/trip/AB12CD">Su viaje</Link>
      <Link href="https://example.com/">Otro sitio</Link>
    </NavigationProvider>,
  );
  const link = screen.getByRole('link', { name: 'Su viaje' });
  expect(link.getAttribute('href')).toBe('/mobile/trip/AB12CD');
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/mobile/trip/AB12CD');
  expect(screen.getByRole('link', { name: 'Otro sitio' }).getAttribute('href')).toBe('https://example.com/');
});

test('inside a native app, another site and a new tab are opened by it', () => {
  const openElsewhere = vi.fn<(href: string) => void>();
  render(
    <NavigationProvider navigate={() => undefined} openElsewhere={openElsewhere}>
      <Link href="https://example.com/">Otro sitio</Link>
      <Link href="/legal/privacy" newTabLabel="se abre en una pestaña nueva">
        Privacidad
      </Link>
      <Link href="/login/">Iniciar sesión</Link>
    </NavigationProvider>,
  );
  for (const link of screen.getAllByRole('link')) fireEvent.click(link);
  expect(openElsewhere.mock.calls).toEqual([['https://example.com/'], ['/legal/privacy']]);
});
