import { GatewayError } from '@airline/gateway-client';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { createTestServices } from '../test-support/test-services.tsx';
import { ServicesProvider } from './services-provider.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('without a connection a query fails at once, and is not repeated behind the person’s back', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new GatewayError({ kind: 'unreachable' }));
  function Answer() {
    const { status } = useQuery({ queryKey: ['fares'], queryFn: ask });
    return <p>{status}</p>;
  }
  const services = createTestServices();
  const tree = <ServicesProvider services={services}>{<Answer />}</ServicesProvider>;
  const { rerender } = render(<ServicesProvider services={services} />);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  rerender(tree);
  expect(await screen.findByText('error')).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
  expect(ask).toHaveBeenCalledOnce();
});

test('a bug in a query reaches the error boundary, and a failure does not', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  function Answer({ error }: { readonly error: Error }) {
    const { status } = useQuery({ queryKey: [error.message], queryFn: () => Promise.reject(error) });
    return <p>{status}</p>;
  }
  class Boundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
    override state = { crashed: false };
    static getDerivedStateFromError = () => ({ crashed: true });
    override render = () => (this.state.crashed ? <p>crashed</p> : this.props.children);
  }
  const services = createTestServices();
  const show = (error: Error) =>
    render(
      <ServicesProvider services={services}>
        <Boundary>
          <Answer error={error} />
        </Boundary>
      </ServicesProvider>,
    );
  show(new TypeError('no such field'));
  expect(await screen.findByText('crashed')).toBeVisible();
  cleanup();
  show(new GatewayError({ kind: 'unreachable' }));
  expect(await screen.findByText('error')).toBeVisible();
});
