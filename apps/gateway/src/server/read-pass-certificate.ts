import { createPrivateKey, X509Certificate } from 'node:crypto';

import type { PassCertificate } from '../bookings/check-in/wallet/sign-manifest.ts';

/** The variables of passes for wallets: all of them, or none. */
const variableNames = [
  'WALLET_PASS_TYPE',
  'WALLET_PASS_TEAM',
  'WALLET_PASS_CERTIFICATE',
  'WALLET_PASS_KEY',
  'WALLET_PASS_AUTHORITY',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads what passes for wallets are signed with.
 *
 * 1. There are all five variables, or none: then no such passes are offered.
 * 2. Certificates and key are PEM, the key an RSA key without a password; line breaks may be written as `\n`.
 * 3. They belong together: the key to the certificate, the certificate to the authority, the type and the team to the certificate.
 *
 * Source: https://developer.apple.com/documentation/walletpasses/building-a-pass
 */
export function readPassCertificate(
  variables: Variables,
): PassCertificate | { readonly faults: readonly string[] } | undefined {
  const [passType = '', teamId = '', ...files] = variableNames.map((name) => variables[name] ?? '');
  const missing = variableNames.filter((name) => (variables[name] ?? '') === '');
  if (missing.length === variableNames.length) return undefined;
  if (missing.length > 0) {
    return { faults: missing.map((name) => `${name}: is missing beside the other variables of passes for wallets`) };
  }
  const [certificatePem = '', keyPem = '', authorityPem = ''] = files.map((text) => text.replaceAll('\\n', '\n'));
  const certificate = attempt(() => new X509Certificate(certificatePem));
  const key = attempt(() => createPrivateKey(keyPem));
  const authority = attempt(() => new X509Certificate(authorityPem));
  if (certificate === undefined || key?.asymmetricKeyType !== 'rsa' || authority === undefined) {
    return {
      faults: [
        ...(certificate === undefined ? ['WALLET_PASS_CERTIFICATE: is no certificate in PEM'] : []),
        ...(key?.asymmetricKeyType === 'rsa' ? [] : ['WALLET_PASS_KEY: is no RSA key in PEM without a password']),
        ...(authority === undefined ? ['WALLET_PASS_AUTHORITY: is no certificate in PEM'] : []),
      ],
    };
  }
  const subject = new Set(certificate.subject.split('\n'));
  const faults = [
    ...(certificate.checkPrivateKey(key) ? [] : ['WALLET_PASS_KEY: is not the key of WALLET_PASS_CERTIFICATE']),
    ...(certificate.checkIssued(authority) && certificate.verify(authority.publicKey)
      ? []
      : ['WALLET_PASS_AUTHORITY: did not sign WALLET_PASS_CERTIFICATE']),
    ...(subject.has(`UID=${passType}`) ? [] : ['WALLET_PASS_TYPE: is not the UID of WALLET_PASS_CERTIFICATE']),
    ...(subject.has(`OU=${teamId}`) ? [] : ['WALLET_PASS_TEAM: is not the OU of WALLET_PASS_CERTIFICATE']),
  ];
  return faults.length > 0 ? { faults } : { passType, teamId, certificate, key, authority };
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
