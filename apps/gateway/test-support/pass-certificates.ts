import { generateKeyPairSync, type KeyObject, randomBytes, X509Certificate } from 'node:crypto';

import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';

/** Certificates as a deployment has them for passes in wallets, signed by an authority of the test. */
export interface TestPassCertificates {
  readonly authority: X509Certificate;
  readonly certificate: X509Certificate;
  readonly variables: Readonly<Record<string, string>>;
}

const engine = new pkijs.CryptoEngine({ crypto: globalThis.crypto });
const names = { commonName: '2.5.4.3', organizationalUnit: '2.5.4.11', userId: '0.9.2342.19200300.100.1.1' };

/** Makes an authority, and a certificate of its that counts until a moment. */
export async function makePassCertificates(validTo: Date): Promise<TestPassCertificates> {
  const passType = 'pass.example.alisio.boarding';
  const teamId = 'A1B2C3D4E5';
  const root = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rootName = toName([[names.commonName, 'Test authority']]);
  const ownName = toName([
    [names.userId, passType],
    [names.commonName, `Pass Type ID: ${passType}`],
    [names.organizationalUnit, teamId],
  ]);
  const authority = await certify(
    { subject: rootName, issuer: rootName, key: root.publicKey, by: root.privateKey },
    validTo,
  );
  const certificate = await certify(
    { subject: ownName, issuer: rootName, key: own.publicKey, by: root.privateKey },
    validTo,
  );
  return {
    authority,
    certificate,
    variables: {
      WALLET_PASS_TYPE: passType,
      WALLET_PASS_TEAM: teamId,
      WALLET_PASS_CERTIFICATE: certificate.toString(),
      WALLET_PASS_KEY: String(own.privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', String.raw`\n`),
      WALLET_PASS_AUTHORITY: authority.toString(),
    },
  };
}

/** Each part is a set of its own, which the library writes only where it read it so. */
function toName(parts: readonly (readonly [type: string, value: string])[]): pkijs.RelativeDistinguishedNames {
  const sets = parts.map(
    ([type, value]) =>
      new asn1.Set({
        value: [
          new asn1.Sequence({
            value: [new asn1.ObjectIdentifier({ value: type }), new asn1.Utf8String({ value })],
          }),
        ],
      }),
  );
  return pkijs.RelativeDistinguishedNames.fromBER(new asn1.Sequence({ value: sets }).toBER());
}

async function certify(
  {
    subject,
    issuer,
    key,
    by,
  }: {
    readonly subject: pkijs.RelativeDistinguishedNames;
    readonly issuer: pkijs.RelativeDistinguishedNames;
    readonly key: KeyObject;
    readonly by: KeyObject;
  },
  validTo: Date,
): Promise<X509Certificate> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const made = new pkijs.Certificate({ version: 2 });
  made.serialNumber = new asn1.Integer({ valueHex: Uint8Array.from([1, ...randomBytes(8)]).buffer });
  made.subject = subject;
  made.issuer = issuer;
  made.notBefore = new pkijs.Time({ type: pkijs.TimeType.UTCTime, value: new Date('2026-01-01T00:00:00Z') });
  made.notAfter = new pkijs.Time({ type: pkijs.TimeType.UTCTime, value: validTo });
  const isAuthority = subject === issuer;
  const constraints = new pkijs.BasicConstraints({ cA: isAuthority });
  made.extensions = [
    new pkijs.Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints.toSchema().toBER() }),
  ];
  const spki = Uint8Array.from(key.export({ type: 'spki', format: 'der' }));
  await made.subjectPublicKeyInfo.importKey(await engine.importKey('spki', spki, algorithm, true, ['verify']), engine);
  const pkcs8 = Uint8Array.from(by.export({ type: 'pkcs8', format: 'der' }));
  await made.sign(await engine.importKey('pkcs8', pkcs8, algorithm, false, ['sign']), 'SHA-256', engine);
  return new X509Certificate(new Uint8Array(made.toSchema().toBER()));
}
