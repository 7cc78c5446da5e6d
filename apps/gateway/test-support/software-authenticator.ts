import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import type { PasskeyCredential } from '@airline/contract';

/** An authenticator of test software: one passkey (ES256), with the person verified or not, from a page of any origin. */
export interface SoftwareAuthenticator {
  readonly credentialId: string;
  create(options: Record<string, unknown>, origin?: string): PasskeyCredential;
  get(options: Record<string, unknown>, told?: { origin?: string; isVerified?: boolean }): PasskeyCredential;
}

const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

/** Makes an authenticator as Web Authentication Level 3 §6 describes it, without attestation. */
export function createAuthenticator(ownOrigin = 'http://localhost:3000'): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credentialId = id.toString('base64url');
  let counter = 0;

  const clientData = (type: string, options: Record<string, unknown>, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: options['challenge'], origin, crossOrigin: false }));
  const authenticatorData = (relyingParty: string, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([createHash('sha256').update(relyingParty).digest(), Buffer.from([flags]), count, rest]);
  };
  const credential = (response: Record<string, unknown>): PasskeyCredential => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });

  return {
    credentialId,
    create(options, origin = ownOrigin) {
      const { rp } = options as { readonly rp: { readonly id: string } };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credentialData = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authenticatorData(rp.id, userPresent | userVerified | attested, credentialData);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options, { origin = ownOrigin, isVerified = true } = {}) {
      const { rpId } = options as { readonly rpId: string };
      const data = authenticatorData(rpId, userPresent | (isVerified ? userVerified : 0));
      const told = clientData('webauthn.get', options, origin);
      const signed = Buffer.concat([data, createHash('sha256').update(told).digest()]);
      return credential({
        clientDataJSON: told.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}

/** Source: RFC 9053 §7.1.1: key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256), x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  // The shortest form of a length, as CTAP2 wants it.
  if (bytes.length < 256) return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
  const length = Buffer.from([0x59, 0, 0]);
  length.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([length, bytes]);
}
