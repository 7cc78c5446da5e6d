import { createHash, type KeyObject, type X509Certificate } from 'node:crypto';

import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';

/** What passes for wallets are signed with. */
export interface PassCertificate {
  /** Names the kind of pass: `pass.com.example.boarding`. */
  readonly passType: string;
  readonly teamId: string;
  readonly certificate: X509Certificate;
  /** The RSA key of the certificate. */
  readonly key: KeyObject;
  /** Apple's certificate that signed the deployment's own: Worldwide Developer Relations. */
  readonly authority: X509Certificate;
}

const engine = new pkijs.CryptoEngine({ crypto: globalThis.crypto });

/** RFC 5652 §11. */
const attributeTypes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
} as const;

/**
 * Signs the manifest of a pass: a detached CMS signature with the signer's certificate, the one above it and the time of signing, all of
 * which wallets want.
 *
 * Source: RFC 5652; https://developer.apple.com/documentation/walletpasses/building-a-pass
 */
export async function signManifest(
  manifest: Uint8Array,
  { certificate, key, authority }: PassCertificate,
  now: Date,
): Promise<Uint8Array> {
  const signer = toCertificate(certificate);
  const digest = createHash('sha256').update(manifest).digest();
  const attribute = (type: string, value: asn1.BaseBlock) => new pkijs.Attribute({ type, values: [value] });
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: pkijs.ContentInfo.DATA }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(attributeTypes.contentType, new asn1.ObjectIdentifier({ value: pkijs.ContentInfo.DATA })),
            attribute(attributeTypes.signingTime, new asn1.UTCTime({ valueDate: now })),
            attribute(attributeTypes.messageDigest, new asn1.OctetString({ valueHex: Uint8Array.from(digest).buffer })),
          ],
        }),
      }),
    ],
    certificates: [signer, toCertificate(authority)],
  });
  await signed.sign(await toWebKey(key), 0, 'SHA-256', Uint8Array.from(manifest).buffer, engine);
  const content = new pkijs.ContentInfo({ contentType: pkijs.ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}

function toCertificate({ raw }: X509Certificate): pkijs.Certificate {
  return pkijs.Certificate.fromBER(Uint8Array.from(raw).buffer);
}

const signature = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

function toWebKey(key: KeyObject) {
  const pkcs8 = Uint8Array.from(key.export({ type: 'pkcs8', format: 'der' }));
  return engine.importKey('pkcs8', pkcs8, signature, false, ['sign']);
}
