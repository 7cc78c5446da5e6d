import type { ExamplesOf } from '../endpoint-example.ts';
import type { PasskeyCredential } from '../identity/values.ts';
import type * as endpoints from './multi-factor.ts';

const challengeId = '2b1f6c1c-9d0b-4b53-8a43-6f0c7e2d9a10';
const passkeyId = '0d1d6a55-8b7e-4f0c-8a0e-2c9f5d1d7f0a';
const createdAt = '2026-11-21T07:00:00Z';
const credential: PasskeyCredential = {
  id: 'dGhlIGlkIG9mIGEga2V5',
  rawId: 'dGhlIGlkIG9mIGEga2V5',
  type: 'public-key',
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0' },
};
const recoveryCodes = ['7KQM-2XPA-94TB', 'H3VN-8RCD-5WJE'];

export const examples = {
  readMultiFactor: {
    answer: { totp: true, recoveryCodesLeft: 9, passkeys: [{ id: passkeyId, name: 'Teléfono', createdAt }] },
  },
  startTotp: {
    answer: {
      setupId: challengeId,
      otpauthUri: 'otpauth://totp/Alisio:ana.perez?secret=JBSWY3DPEHPK3PXP&issuer=Alisio',
      secret: 'JBSWY3DPEHPK3PXP',
    },
  },
  confirmTotp: { request: { setupId: challengeId, code: '492039' }, answer: { recoveryCodes } },
  renewRecoveryCodes: { answer: { recoveryCodes } },
  removeTotp: {},
  startPasskeyRegistration: { answer: { challengeId, options: { challenge: 'cmFuZG9t', rp: { name: 'Alisio' } } } },
  addPasskey: {
    request: { challengeId, name: 'Teléfono', credential },
    answer: { id: passkeyId, name: 'Teléfono', createdAt },
  },
  removePasskey: {},
} satisfies ExamplesOf<typeof endpoints>;
