import { expect, type APIRequestContext } from '@playwright/test';

/**
 * Waits for a mail of a subject that leads to a path, by its beginning, and gives the whole address: of the newest one, and of such links
 * in it the first by default, or the last.
 */
export async function addressMailed(
  request: APIRequestContext,
  subject: RegExp,
  path: string,
  which: 'first' | 'last' = 'first',
): Promise<string> {
  let address = '';
  const read = async () => {
    const list = await (await request.get('/inbox')).text();
    for (const entry of list.split('<li>').filter((each) => subject.test(each))) {
      const id = /href="\/inbox\/(\d+)/.exec(entry)?.[1];
      if (id === undefined) continue;
      const mail = await (await request.get(`/inbox/${id}/html`)).text();
      const hrefs = [...mail.matchAll(/href="([^"]+)"/g)].map(
        ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
      );
      const found = hrefs.filter(({ pathname }) => pathname.startsWith(path)).at(which === 'first' ? 0 : -1);
      if (found === undefined) continue;
      address = found.pathname + found.search + found.hash;
      return true;
    }
    return false;
  };
  await expect.poll(read, { message: `a mail ${subject.source}`, timeout: 60_000 }).toBe(true);
  return address;
}
