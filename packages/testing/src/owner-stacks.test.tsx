import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

interface Noted {
  readonly _debugStack: Error;
}

function Pair() {
  // oxlint-disable-next-line react/jsx-key -- React warns of it
  return <ul>{[<li>one</li>, <li>other</li>]}</ul>;
}

test('React notes no stack for each element, and says all the same which component a warning is about', () => {
  const [one, other] = [<p key="1" />, <p key="2" />] as unknown as readonly [Noted, Noted];
  expect(one._debugStack).toBeInstanceOf(Error);
  expect(other._debugStack).toBe(one._debugStack);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  render(<Pair />);
  expect(said.mock.calls.join(' ')).toMatch(/"key" prop.*`Pair`/su);
});
