import { useLayoutEffect, useState, type RefObject } from 'react';

/** The size of an element in pixels, and that of the page's text beside it. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
  readonly remPixels: number;
}

/** Measures an element, at once and whenever its size changes; `undefined` where nothing is laid out. */
export function useBoxSize(ref: RefObject<Element | null>): BoxSize | undefined {
  const [size, setSize] = useState<BoxSize>();
  useLayoutEffect(() => {
    const element = ref.current;
    // jsdom lays nothing out.
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      const remPixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width > 0 && height > 0) setSize({ width, height, remPixels });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
