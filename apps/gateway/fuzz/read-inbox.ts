/** Ids are given in order; one that belonged to a mail sent twice is missing. */
const mostMissing = 5;

/** After so many readings without a new mail the list says what the next id is. */
const readingsUntilList = 20;

/**
 * Makes what reads the texts of the mails to an address from a gateway's development inbox, the newest first. Each mail is read
 * once, by its id: the list of all of them costs the gateway more than the requests that are tried.
 */
export function createInboxReader(origin: string): (to: string) => Promise<readonly string[]> {
  const pages: string[] = [];
  let nextId = 1;
  let readingsWithoutMail = 0;
  let reading = Promise.resolve();

  async function readMail(id: number): Promise<string | undefined> {
    const answer = await fetch(`${origin}/inbox/${id}`);
    const page = await answer.text();
    return answer.ok ? page : undefined;
  }

  async function findNewest(): Promise<number | undefined> {
    for (let id = nextId; id < nextId + mostMissing; id += 1) {
      if ((await readMail(id)) !== undefined) return id;
    }
    return undefined;
  }

  async function readNew(): Promise<void> {
    readingsWithoutMail += 1;
    if (readingsWithoutMail % readingsUntilList === 0) await skipMissing();
    for (let newest = await findNewest(); newest !== undefined; newest = await findNewest()) {
      // Also those before it: they may have come while it was looked for.
      for (; nextId <= newest; nextId += 1) {
        const page = await readMail(nextId);
        if (page !== undefined) pages.unshift(page);
      }
      readingsWithoutMail = 0;
    }
  }

  async function skipMissing(): Promise<void> {
    const list = await (await fetch(`${origin}/inbox`)).text();
    const ids = [...list.matchAll(/href="\/inbox\/(\d+)/g)].map(([, id]) => Number(id)).filter((id) => id >= nextId);
    if (ids.length > 0) nextId = Math.min(...ids);
  }

  return async (to) => {
    reading = reading.then(readNew);
    await reading;
    return pages.filter((page) => page.includes(to));
  };
}
