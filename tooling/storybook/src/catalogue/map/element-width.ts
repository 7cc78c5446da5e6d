import { type RefObject, useEffect, useRef, useState } from 'react';

/** Follows the width of an element in CSS pixels; until it has been drawn it is `assumed`. */
export function useElementWidth(assumed: number): readonly [ref: RefObject<HTMLDivElement | null>, width: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(assumed);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const drawn = Math.round(entry?.contentRect.width ?? 0);
      if (drawn > 0) setWidth(drawn);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
