import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { createTestServices } from '../test-support/test-services.tsx';
import { ServicesProvider } from './services-provider.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('without a connection a query fails at once, and is not repeated behind the person’s back', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('unreachable'));
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
