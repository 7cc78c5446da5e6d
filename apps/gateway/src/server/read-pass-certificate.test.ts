import { expect, test } from 'vitest';

import { testVariables } from '../../test-support/config.ts';
import { makePassCertificates } from '../../test-support/pass-certificates.ts';
import { readConfig } from './config.ts';
import { readPassCertificate } from './read-pass-certificate.ts';

const validTo = new Date('2027-11-30T00:00:00Z');
const [{ variables }, other] = await Promise.all([makePassCertificates(validTo), makePassCertificates(validTo)]);

const faultsOf = (changed: Readonly<Record<string, string>>): readonly string[] => {
  const read = readPassCertificate({ ...variables, ...changed });
  return read !== undefined && 'faults' in read ? read.faults.map((fault) => fault.replace(/:.*$/s, '')) : [];
};

test('a certificate, its key and the authority above it are read, with line breaks as they are or written out', () => {
  const { WALLET_PASS_TYPE: passType, WALLET_PASS_TEAM: teamId } = variables;
  expect(readPassCertificate(variables)).toMatchObject({ passType, teamId });
  const key = variables['WALLET_PASS_KEY']?.replaceAll(String.raw`\n`, '\n') ?? '';
  expect(readPassCertificate({ ...variables, WALLET_PASS_KEY: key })).toMatchObject({ passType, teamId });
});

test('a deployment without any of the variables offers no passes', () => {
  expect(readPassCertificate({})).toBeUndefined();
  expect(readPassCertificate({ WALLET_PASS_TYPE: '', WALLET_PASS_KEY: '' })).toBeUndefined();
});

test.each([
  ['without a team', { WALLET_PASS_TEAM: '' }, ['WALLET_PASS_TEAM']],
  ['with a key that is none', { WALLET_PASS_KEY: 'secret' }, ['WALLET_PASS_KEY']],
  [
    'with certificates that are none',
    { WALLET_PASS_CERTIFICATE: 'x', WALLET_PASS_AUTHORITY: 'y' },
    ['WALLET_PASS_CERTIFICATE', 'WALLET_PASS_AUTHORITY'],
  ],
  [
    'with the key of another certificate',
    { WALLET_PASS_KEY: other.variables['WALLET_PASS_KEY'] ?? '' },
    ['WALLET_PASS_KEY'],
  ],
  [
    'with another authority',
    { WALLET_PASS_AUTHORITY: other.variables['WALLET_PASS_AUTHORITY'] ?? '' },
    ['WALLET_PASS_AUTHORITY'],
  ],
  ['of another kind of pass', { WALLET_PASS_TYPE: 'pass.example.other' }, ['WALLET_PASS_TYPE']],
  ['of another team', { WALLET_PASS_TEAM: 'ZZZZZZZZZZ' }, ['WALLET_PASS_TEAM']],
])('a certificate %s is a fault that is named', (_, changed, faults) => {
  expect(faultsOf(changed)).toEqual(faults);
});

test('a gateway with a fault in them does not start, and does not repeat the key', () => {
  const start = () => readConfig({ ...testVariables, ...variables, WALLET_PASS_KEY: 'secret-of-the-deployment' });
  expect(start).toThrow(/WALLET_PASS_KEY: is no RSA key/);
  expect(start).not.toThrow(/secret-of-the-deployment/);
});
