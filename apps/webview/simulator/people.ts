import { requestAssertion } from '@airline/contract';
import type { NativeSession } from '@airline/native-bridge';

/** Accounts that the gateway makes for itself where it runs for development and tests. */
export const people = {
  ana: { name: 'Ana', username: 'ana.perez', password: 'Viento2026!' },
  nora: { name: 'Nora', username: 'nora.vidal', password: 'Escala2026!' },
} as const;

export type Name = keyof typeof people;

export function isName(value: unknown): value is Name {
  return typeof value === 'string' && Object.hasOwn(people, value);
}

/** Logs a person in as the native app does, and gives what it hands over to a page. */
export async function logInByApp(name: Name, apiKey: string | undefined): Promise<NativeSession> {
  const { username, password } = people[name];
  const answer = await fetch(requestAssertion.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }) },
    body: JSON.stringify({ method: 'password', category: 'mobileMember', username, password }),
  });
  if (!answer.ok) throw new Error(`The gateway answered the login of ${username} with ${answer.status}.`);
  const { assertion } = (await answer.json()) as { readonly assertion: string };
  const subject = subjectOf(assertion);
  return { category: 'mobileMember', assertion, ...(subject === undefined ? {} : { subject }) };
}

function subjectOf(assertion: string): string | undefined {
  const [, payload = ''] = assertion.split('.');
  const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly sub?: string };
  return sub;
}
