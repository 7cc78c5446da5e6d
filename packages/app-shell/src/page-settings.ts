import { type AppSettings, emptyAppSettings } from '@airline/client-config/app-settings';
import { type ClientConfig, clientConfigFor } from '@airline/client-config/client-config';
import { isEnvironment } from '@airline/client-config/environments';
import { clientSettingsElementId } from '@airline/contract';

/** What the deployment has set for the page. */
export interface PageSettings {
  /** Absent where the settings could not be had, and the defaults stand in their place. */
  readonly version: string | undefined;
  readonly config: ClientConfig;
  /** The API key of the page's surface, which its calls carry; absent where the gateway has none. */
  readonly apiKey?: string | undefined;
}

/** Holds the settings of a page that knows of none: what is prerendered is drawn with them. */
export const defaultPageSettings: PageSettings = { version: undefined, config: clientConfigFor('prod') };

/**
 * Reads what the deployment has set: from the page, where the gateway has written it; where something else has served the page,
 * the gateway is asked. The gateway has parsed it already.
 */
export async function loadPageSettings(fetchSettings: typeof fetch = fetch): Promise<PageSettings> {
  try {
    const inPage = document.getElementById(clientSettingsElementId)?.textContent;
    return toPageSettings(JSON.parse(inPage ?? (await ask(fetchSettings))));
  } catch {
    // Without settings the site still works: a login says what is missing.
    return defaultPageSettings;
  }
}

/** Every page of the gateway has its settings: what asks for them, with the endpoint's schemas, is not loaded with each. */
async function ask(fetchSettings: typeof fetch): Promise<string> {
  const { askPageSettings } = await import('./ask-page-settings.ts');
  return askPageSettings(fetchSettings);
}

function toPageSettings(document: unknown): PageSettings {
  const { environment, version, settings, apiKey } = document as Readonly<Record<string, unknown>>;
  if (!isEnvironment(environment) || typeof version !== 'string') return defaultPageSettings;
  return {
    version,
    config: clientConfigFor(environment, { ...emptyAppSettings, ...(settings as AppSettings) }),
    ...(typeof apiKey === 'string' ? { apiKey } : {}),
  };
}
