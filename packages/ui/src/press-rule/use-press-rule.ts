import { useInsertionEffect } from 'react';

/** The id under which React Aria 3 looks for its rule before it adds it (`usePress`). */
const RULE_ID = 'react-aria-pressable-style';

/**
 * Keeps React Aria from adding a `<style>` element, which the content security policy refuses with an error on the console.
 *
 * It adds one, with the `touch-action` of all that can be pressed, unless an element of that id is there. The rule stands in
 * `base.css`; an empty `<meta>` takes the id. An insertion effect runs before every other effect of the tree, so before React Aria's.
 */
export function usePressRule(): void {
  useInsertionEffect(() => {
    if (document.getElementById(RULE_ID) !== null) return;
    const holder = document.createElement('meta');
    holder.id = RULE_ID;
    document.head.append(holder);
  }, []);
}
