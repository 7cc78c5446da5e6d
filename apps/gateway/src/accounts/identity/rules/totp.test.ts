import { randomBytes } from 'node:crypto';

import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';

import { totpCodeAt, totpSecretBytes, findTotpStep, totpUri, toTotpSecret } from './totp.ts';

/** The key of RFC 6238 appendix B, and its SHA-1 codes: the last six of their eight digits. */
const secret = Secret.fromLatin1('12345678901234567890').base32;

describe('the vectors of RFC 6238 appendix B', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds the code is %s', (seconds, code) => {
    const now = new Date(seconds * 1000);
    expect(totpCodeAt(secret, now)).toBe(code);
    expect(findTotpStep(secret, code, now)).toBe(Math.floor(seconds / 30));
  });
});

test('a code counts for its own step, one step early and late, and no more', () => {
  const now = new Date('2026-11-21T07:00:00Z');
  const step = now.getTime() / 30_000;
  const at = (seconds: number) =>
    findTotpStep(secret, totpCodeAt(secret, new Date(now.getTime() + seconds * 1000)), now);
  expect([at(-60), at(-30), at(0), at(30), at(60)]).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('an app reads issuer, name and secret from the address', () => {
  const made = toTotpSecret(randomBytes(totpSecretBytes));
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(totpUri(made, 'ana.perez'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Alisio:ana.perez');
  expect(uri.searchParams.get('secret')).toBe(made);
});
