/** Describes what was thrown: message and stack cut to what the gateway keeps, addresses taken out. */
export function describeError(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)).slice(0, 500) };
  const message = withoutAddresses(`${error.name}: ${error.message}`).slice(0, 500);
  return error.stack === undefined ? { message } : { message, stack: withoutAddresses(error.stack).slice(0, 4_000) };
}

/** Takes queries and e-mail addresses out of a text: they can be about a person. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/\?[^\s)'"]+/g, '?…').replaceAll(/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '…@…');
}
