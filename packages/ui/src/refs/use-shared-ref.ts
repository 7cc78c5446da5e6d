import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** Gives a component its own hold on an element that its caller's `ref` gets as well. */
export function useSharedRef<Handle>(outer: Ref<Handle> | undefined): RefObject<Handle | null> {
  const inner = useRef<Handle>(null);
  useImperativeHandle<Handle | null, Handle | null>(outer, () => inner.current);
  return inner;
}
