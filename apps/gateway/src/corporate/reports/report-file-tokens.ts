import { CompactSign, compactVerify, errors } from 'jose';

import { type NamedRefusal, type Refused, refusedByName } from '../../http/refusal.ts';
import type { ReportQuery } from './report-query.ts';

/** A report that was promised as a file: signed, it is the file's address. */
export interface PromisedFile {
  readonly query: ReportQuery;
  readonly format: 'csv' | 'xlsx';
  /** Who asked for it: once their session is over the address gives nothing. */
  readonly sessionId: string;
  readonly accountId: string;
  readonly expiresAt: string;
}

const tokenType = 'report-file+jws';

/** Signs a promised file (JWS, HMAC with SHA-256; RFC 7515). */
export async function signReportFile(secret: Uint8Array, file: PromisedFile): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(file)))
    .setProtectedHeader({ alg: 'HS256', typ: tokenType })
    .sign(new Uint8Array(secret));
}

/** Reads what an address promises, or why it gives nothing. */
export async function readReportFile(
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<{ readonly file: PromisedFile } | Refused<NamedRefusal<'linkInvalid' | 'linkExpired'>>> {
  try {
    const { payload, protectedHeader } = await compactVerify(token, new Uint8Array(secret), { algorithms: ['HS256'] });
    if (protectedHeader.typ !== tokenType) return refusedByName('linkInvalid');
    // Only this gateway signs, so the content has the shape that it signed.
    const file = JSON.parse(new TextDecoder().decode(payload)) as PromisedFile;
    return Date.parse(file.expiresAt) <= now.getTime() ? refusedByName('linkExpired') : { file };
  } catch (error) {
    if (error instanceof errors.JOSEError) return refusedByName('linkInvalid');
    throw error;
  }
}
