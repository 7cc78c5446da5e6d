import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { anaLogsIn, createBench, proved, tokens } from '../test-support/stub-gateway.ts';
import { SessionContext, usePerson, usePersonalization } from './index.ts';

afterEach(cleanup);

function Greeting() {
  const { tierStatus } = usePersonalization();
  return <p>{`${usePerson()?.firstName ?? 'nobody'} ${tierStatus ?? 'none'}`}</p>;
}

test('a part follows the session', async () => {
  const { session } = createBench({ assertion: [proved], token: [tokens()] });
  render(
    <SessionContext value={session}>
      <Greeting />
    </SessionContext>,
  );
  expect(screen.getByText('nobody none')).toBeInTheDocument();
  await act(() => session.logIn(anaLogsIn));
  expect(screen.getByText('Inés gold')).toBeInTheDocument();
  session.close();
});

test('a part outside of a session says what it lacks', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Greeting />)).toThrow('No session here');
  silenced.mockRestore();
});
