import { randomUUID } from 'node:crypto';

import { callEndpoint, type FuzzedGateway, readLinkSecret } from './caller.ts';
import type { Preparations } from './preparations.ts';

type AlertOperation =
  | 'askFlightAlert'
  | 'readFlightAlert'
  | 'confirmFlightAlert'
  | 'stopFlightAlert'
  | 'unsubscribeFlightAlert';

/** What the links of alerts carry: an id, and what proves it. */
const alertToken = /#([0-9a-f-]{36}\.[\w-]{43})/;

/** Makes what prepares the operations of alerts of flights: links that were mailed. */
export function flightAlertPreparations(gateway: FuzzedGateway): Required<Pick<Preparations, AlertOperation>> {
  let kept: Promise<string> | undefined;
  let ended: Promise<string> | undefined;
  const tomorrow = (): string => new Date(gateway.now().getTime() + 86_400_000).toISOString().slice(0, 10);

  /** Asks for a flight for an address of its own, and reads the link of its mail. */
  async function mailLink(): Promise<string> {
    const email = `${randomUUID()}@example.com`;
    await callEndpoint(gateway, 'askFlightAlert', { body: { ...(await flownTomorrow()), email, language: 'es' } });
    return readLinkSecret(gateway, email, undefined, alertToken);
  }

  /** A flight that leaves tomorrow, of whichever schedule. */
  async function flownTomorrow(): Promise<{ readonly flight: string; readonly date: string }> {
    const date = tomorrow();
    const path = `/api/flight-status/v1/routes?origin=DAL&destination=HOU&date=${date}`;
    const answer = await gateway.send({ method: 'GET', target: path, headers: {}, body: undefined }, 3_999);
    const { flights } = JSON.parse(answer.text) as { readonly flights: readonly { readonly flight: string }[] };
    const flight = flights.at(-1)?.flight;
    if (flight === undefined) throw new Error('Nothing leaves Dallas for Houston tomorrow.');
    return { flight, date };
  }

  return {
    askFlightAlert: async () => ({
      body: { ...(await flownTomorrow()), email: `${randomUUID()}@example.com`, language: 'es' },
    }),
    readFlightAlert: async () => ({ body: { token: await (kept ??= mailLink()) } }),
    confirmFlightAlert: async () => ({ body: { token: await (kept ??= mailLink()) } }),
    stopFlightAlert: async () => ({ body: { token: await (ended ??= mailLink()) } }),
    unsubscribeFlightAlert: async () => ({ pathTexts: { token: await (ended ??= mailLink()) } }),
  };
}
