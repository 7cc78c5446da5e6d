import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

import { useRestoring } from '../booking-draft.ts';

/**
 * Tells whether the page can be drawn that its loader began without what stands on documents: once that is back, or is waited for
 * no longer, and the loader has run anew with it.
 */
export function useRestoredPage(): boolean {
  const isRestoring = useRestoring((state) => state.isRestoring);
  const { revalidate } = useRevalidator();
  const [isHeld, setHeld] = useState(isRestoring);
  useEffect(() => {
    if (isRestoring || !isHeld) return;
    void revalidate().then(() => setHeld(false));
  }, [isRestoring, isHeld, revalidate]);
  return !isHeld;
}
