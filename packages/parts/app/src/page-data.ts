import { createContext, use } from 'react';
import { useLoaderData } from 'react-router-dom';

/** What the page below was loaded with, on the router that loads no data itself. */
export const PageDataContext = createContext<{ readonly data: unknown } | undefined>(undefined);

/**
 * Returns what the page's `loader` fetched, on either router.
 *
 * @example
 * ```tsx
 * import { usePageData } from '@airline/app';
 *
 * export const Greeting = () => <p>{usePageData<{ readonly name: string }>().name}</p>;
 * ```
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as of `useLoaderData`: the page knows its loader
export function usePageData<Data>(): Data {
  const given = use(PageDataContext);
  // oxlint-disable-next-line react/rules-of-hooks -- the router above a page stays the same while the page is shown
  return given === undefined ? (useLoaderData() as Data) : (given.data as Data);
}
