import type { LinkState } from '../account-help/links.ts';
import type { PasskeyCredential } from '../identity/values.ts';
import type { Examples } from './example-of.ts';

const token = 'q3J0bXhQm1V0a5dYyT2cR8fL6wN4sH9kZ7eP1uC3vBo';
const challengeId = '2b1f6c1c-9d0b-4b53-8a43-6f0c7e2d9a10';
const passkeyId = '0d1d6a55-8b7e-4f0c-8a0e-2c9f5d1d7f0a';
const createdAt = '2026-11-21T07:00:00Z';
const linkState: LinkState = {
  purpose: 'resetPassword',
  expiresAt: '2026-11-21T07:10:00Z',
  checks: [{ kind: 'zipCode' }, { kind: 'dateOfBirth' }],
  isProved: false,
};
const credential: PasskeyCredential = {
  id: 'dGhlIGlkIG9mIGEga2V5',
  rawId: 'dGhlIGlkIG9mIGEga2V5',
  type: 'public-key',
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0' },
};
const recoveryCodes = ['7KQM-2XPA-94TB', 'H3VN-8RCD-5WJE'];
const securityAnswers = [
  { questionId: 'birthCity', answer: 'Sevilla' },
  { questionId: 'firstPetName', answer: 'Luna' },
];

/** One example of each endpoint of identity, account help and account: a member of the loyalty programme. */
export const accountExamples = {
  readLoginSettings: { answer: { environment: 'prod' } },
  requestAssertion: {
    request: { method: 'password', category: 'member', username: 'ana.perez', password: 'Viento2026!' },
    answer: { assertion: 'eyJhbGciOiJFUzI1NiJ9.eyJqdGkiOiIxIn0.c2ln', expiresInSeconds: 60 },
  },
  startPasskeyLogin: { request: {}, answer: { challengeId, options: { challenge: 'cmFuZG9t', rpId: 'localhost' } } },
  exchangeToken: {
    request: {
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: 'eyJhbGciOiJFUzI1NiJ9.eyJqdGkiOiIxIn0.c2ln',
      client_id: 'prod-member',
      scope: 'openid',
      response_type: 'id_token site',
    },
    answer: {
      token_type: 'Bearer',
      id_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
      access_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzY29wZSI6Im9wZW5pZCJ9.c2ln',
      token_kind: 'traveler',
      expires_in: 300,
      scope: 'openid',
    },
  },
  endSession: { request: { client_id: 'prod-member', everywhere: false } },
  readKeySet: { answer: { keys: [{ kty: 'EC', kid: '2026-11', alg: 'ES256', crv: 'P-256', x: 'eA', y: 'eQ' }] } },
  readUserInfo: {
    answer: {
      category: 'member',
      username: 'ana.perez',
      firstName: 'Ana',
      lastName: 'Pérez',
      email: 'ana@example.com',
      birthDate: '1990-04-12',
      language: 'es',
      loyalty: { accountNumber: '5000000017', tier: 'silver', points: 42_500, memberSince: '2021-04-01' },
      authenticatedAt: createdAt,
    },
  },
  readUserInfoV3: { answer: { category: 'member', firstName: 'Ana', tier: 'silver' } },
  requestLink: {
    request: {
      purpose: 'resetPassword',
      username: 'ana.perez',
      language: 'es',
      returnTo: { surface: 'traveller' },
    },
  },
  readLink: { request: { token }, answer: linkState },
  answerLink: {
    request: { token, zipCode: '75201', dateOfBirth: '1990-04-12' },
    answer: { ...linkState, checks: [], isProved: true },
  },
  completeLink: {
    request: { token, purpose: 'resetPassword', newPassword: 'Brisa2027!' },
    answer: { purpose: 'resetPassword' },
  },
  enrollMember: {
    request: {
      firstName: 'Ana',
      lastName: 'Pérez',
      birthDate: '1990-04-12',
      email: 'ana@example.com',
      address: { countryCode: 'US', line1: '1200 Main St', city: 'Dallas', stateCode: 'TX', postalCode: '75201' },
      username: 'ana.perez',
      password: 'Viento2026!',
      securityAnswers,
      consents: [{ purpose: 'marketingEmail', granted: false }],
      termsVersion: '2026-11',
      language: 'es',
      surface: 'traveller',
    },
  },
  correctEnrollmentEmail: {
    request: {
      username: 'ana.perez',
      password: 'Viento2026!',
      email: 'ana.correcta@example.com',
      language: 'es',
      surface: 'traveller',
    },
  },
  updatePassword: { request: { currentPassword: 'Viento2026!', newPassword: 'Brisa2027!', language: 'es' } },
  changeEmail: { request: { email: 'ana.nueva@example.com', language: 'es', surface: 'traveller' } },
  readConsents: { answer: { consents: [{ purpose: 'marketingEmail', granted: false, recordedAt: createdAt }] } },
  recordConsents: { request: { consents: [{ purpose: 'marketingEmail', granted: true }], language: 'es' } },
  exportAccountData: { answer: { account: { username: 'ana.perez', email: 'ana@example.com' } } },
  requestErasure: { request: { language: 'es', surface: 'traveller' } },
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
  listSessions: {
    answer: {
      sessions: [
        {
          id: passkeyId,
          isCurrent: true,
          browser: 'firefox',
          system: 'windows',
          isApp: false,
          startedAt: createdAt,
          lastUsedAt: createdAt,
        },
      ],
    },
  },
  endOpenSession: {},
  endOtherSessions: {},
  listPoints: {
    answer: { balance: 1_250, movements: [{ points: 1_250, kind: 'earned', at: createdAt, recordLocator: 'K7PM2Q' }] },
  },
} satisfies Partial<Examples>;
