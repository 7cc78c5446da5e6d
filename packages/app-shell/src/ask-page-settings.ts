import { readClientSettings } from '@airline/contract';

/** Asks the gateway what the deployment has set, as JSON; empty where it is refused. */
export async function askPageSettings(fetchSettings: typeof fetch): Promise<string> {
  const answer = await fetchSettings(readClientSettings.path, { signal: AbortSignal.timeout(3_000) });
  return answer.ok ? answer.text() : '';
}
