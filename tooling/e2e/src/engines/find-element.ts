import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type * as Dom from '@testing-library/dom';

/** What a person looks for on a page: by role and name, by the label of a field, or by its text. */
export interface Wanted {
  readonly by: 'role' | 'label' | 'text';
  readonly role?: string;
  readonly name: string | RegExp;
  /** Only what is out of use. */
  readonly disabled?: boolean;
}

/** {@link Wanted} as it crosses the line to the browser. */
export interface Lookup extends Omit<Wanted, 'name'> {
  readonly name: string | { readonly source: string; readonly flags: string };
}

export function toLookup({ name, ...wanted }: Wanted): Lookup {
  return { ...wanted, name: typeof name === 'string' ? name : { source: name.source, flags: name.flags } };
}

/** Testing Library as one script: WebDriver itself finds elements by selectors alone. */
export const testingLibrary = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom')).replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

type TestingLibrary = Pick<typeof Dom, 'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText' | 'isInaccessible'>;

/**
 * Runs in the page: gives the first element that is shown and matches, `null` when there is none yet, and `undefined` while
 * Testing Library is not there.
 */
export function findElement({ by, role = '', name, disabled = false }: Lookup): Element | null | undefined {
  const { TestingLibraryDom: library } = globalThis as { readonly TestingLibraryDom?: TestingLibrary };
  if (library === undefined) return undefined;
  const pattern = typeof name === 'string' ? name : new RegExp(name.source, name.flags);
  // The top of an open dialog: what is behind it cannot be reached.
  const body = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  const matching = {
    role: () => library.queryAllByRole(body, role, { name: pattern }),
    label: () => library.queryAllByLabelText(body, pattern),
    text: () => library.queryAllByText(body, pattern),
  }[by]();
  const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled=true]');
  return matching.find((element) => !library.isInaccessible(element) && isDisabled(element) === disabled) ?? null;
}

/** Runs in the page: gives the middle of an element that stands still with nothing before it. */
export async function pressablePoint(element: Element): Promise<[x: number, y: number] | undefined> {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const middle = (): [x: number, y: number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const point = middle();
  const isStill = before.every((place, axis) => place === point[axis]);
  return isStill && element.contains(document.elementFromPoint(...point)) ? point : undefined;
}
