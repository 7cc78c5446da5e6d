import { recordClientReports, type ClientReports } from '@airline/contract';

/**
 * Sends a batch of reports to the gateway; it outlives the page (`keepalive`), takes no cookie along, and never throws.
 *
 * Resolves to false when the batch may be tried again: no network, or the gateway is busy. A batch that the gateway
 * refuses as malformed is not tried again.
 */
export async function sendReports(batch: ClientReports): Promise<boolean> {
  const { method, path } = recordClientReports;
  try {
    const response = await fetch(path, {
      method,
      body: JSON.stringify(batch),
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
    });
    return response.status < 500 && response.status !== 429;
  } catch {
    return false;
  }
}
