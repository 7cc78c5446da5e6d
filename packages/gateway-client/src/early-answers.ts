declare global {
  /** The answers that a prerendered page asked for before any script of its app ran, by address. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * Fetches, or takes once what the page asked for early. What failed then is asked for anew.
 *
 * An early answer is without its `Date`: how long it was on its way is not known, so that nobody sets a clock by it.
 */
export async function fetchOrTakeEarly(address: string, init: RequestInit): Promise<Response> {
  const early = init.method === 'GET' ? globalThis.earlyAnswers?.get(address) : undefined;
  globalThis.earlyAnswers?.delete(address);
  const answer = await early?.catch(() => undefined);
  if (answer?.ok !== true) return fetch(address, init);
  const headers = new Headers(answer.headers);
  headers.delete('date');
  return new Response(answer.body, { status: answer.status, headers });
}
