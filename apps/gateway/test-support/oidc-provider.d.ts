/** What the tests use of the library, which brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { readonly login?: { readonly accountId: string }; readonly error?: string },
    ): Promise<void>;
  }
}
