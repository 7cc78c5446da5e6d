import { useRef, type RefObject } from 'react';

/** What a date field takes so that its calendar has room. */
interface RoomBelow {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Scrolls a date field up as its calendar opens, as far as the calendar needs: it would open upwards otherwise, over the page's
 * head. How much it needs stands in the stylesheet of {@link DateFrame}.
 */
export function useRoomBelow(): RoomBelow {
  const ref = useRef<HTMLDivElement>(null);
  const onOpenChange = (isOpen: boolean) => {
    // jsdom lays nothing out.
    if (isOpen && typeof ref.current?.scrollIntoView === 'function') ref.current.scrollIntoView({ block: 'nearest' });
  };
  return { ref, onOpenChange };
}
