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

test('without a connection a query fails at once and goes on with it, and what is on screen stays as it is', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('fares');
  ask.mockRejectedValueOnce(new GatewayError({ kind: 'unreachable' }));
  function Answer() {
    const { status } = useQuery({ queryKey: ['fares'], queryFn: ask });
    return <p>{status}</p>;
  }
  const services = createTestServices();
  const tree = <ServicesProvider services={services}>{<Answer />}</ServicesProvider>;
  const { rerender } = render(<ServicesProvider services={services} />);
  const connection = vi.spyOn(navigator, 'onLine', 'get');
  const lose = () => {
    connection.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
  };
  const comeBack = () => {
    connection.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  lose();
  rerender(tree);
  expect(await screen.findByText('error')).toBeVisible();
  comeBack();
  expect(await screen.findByText('success')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(2);
  await services.queryClient.invalidateQueries({ queryKey: ['fares'], refetchType: 'none' });
  lose();
  comeBack();
  await Promise.resolve();
  expect(ask).toHaveBeenCalledTimes(2);
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
