import type { ReactNode } from 'react';

/** Draws two arrows that go there and back. */
export function SwapMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 9h15l-4-4M20 15H5l4 4" />
    </svg>
  );
}
