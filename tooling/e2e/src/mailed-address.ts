import { expect, type APIRequestContext } from '@playwright/test';

/** Waits for the newest mail of a subject, and gives where it leads to, by the beginning of the path. */
export async function addressMailed(request: APIRequestContext, subject: RegExp, path: string): Promise<string> {
  let address = '';
  const read = async () => {
    const list = await (await request.get('/inbox')).text();
    const entry = list.split('<li>').find((each) => subject.test(each));
    const id = /href="\/inbox\/(\d+)/.exec(entry ?? '')?.[1];
    if (id === undefined) return false;
    const mail = await (await request.get(`/inbox/${id}/html`)).text();
    const hrefs = [...mail.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')));
    const found = hrefs.find(({ pathname }) => pathname.startsWith(path));
    address = found === undefined ? '' : found.pathname + found.search + found.hash;
    return address !== '';
  };
  await expect.poll(read, { message: `a mail ${subject.source}`, timeout: 60_000 }).toBe(true);
  return address;
}
