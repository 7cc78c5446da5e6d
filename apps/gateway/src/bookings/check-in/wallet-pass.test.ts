import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { boardingPasses, type BoardingPasses, endpoints, type TripLookup } from '@airline/contract';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';

import { openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { keyedPost, readJson } from '../../../test-support/orders.ts';
import { makePassCertificates } from '../../../test-support/pass-certificates.ts';

const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00', flight: '9Z1' };
const certificates = await makePassCertificates(new Date('2026-12-01T12:00:00Z'));

describe('with a certificate', () => {
  const suite = openChangeSuite(undefined, undefined, certificates.variables);
  const { read, book, ask } = withSuite(suite);
  let lookup: TripLookup;
  beforeEach(async () => {
    lookup = await book();
  });

  test('a pass is an archive whose files have the hashes of its manifest, which the certificate signed', async () => {
    const { offersWalletPass } = await read(lookup);
    expect(offersWalletPass).toBe(true);
    const answer = await ask(lookup);
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const { 'manifest.json': manifest = new Uint8Array(), signature = new Uint8Array(), ...others } = files;
    expect(JSON.parse(Buffer.from(manifest).toString())).toEqual(
      Object.fromEntries(
        Object.entries(others).map(([name, content]) => [name, createHash('sha1').update(content).digest('hex')]),
      ),
    );
    expect(Object.keys(others)).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'logo.png', 'pass.json']));
    expect(verifySignature(manifest, signature)).toContain('CMS Verification successful');
    expect(() => verifySignature(Buffer.from(`${Buffer.from(manifest).toString()} `), signature)).toThrow(/verif/i);
  });

  test.each([
    ['es', 'aztec', 'PKBarcodeFormatAztec', 'Pasajero'],
    ['en', 'pdf417', 'PKBarcodeFormatPDF417', 'Passenger'],
  ] as const)('in %s it says what the pass says, in the symbol %s', async (language, symbol, format, label) => {
    const { passes } = await read(lookup);
    const [pass] = passes;
    const said = await readPass(await ask(lookup, { language, symbol }));
    expect(said).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: certificates.variables['WALLET_PASS_TYPE'],
      teamIdentifier: certificates.variables['WALLET_PASS_TEAM'],
      relevantDate: pass?.boardsAt.replace('.000Z', 'Z'),
      barcodes: [{ format, message: pass?.barcode, messageEncoding: 'iso-8859-1' }],
      boardingPass: { transitType: 'PKTransitTypeAir' },
    });
    expect(JSON.stringify(said)).toContain(label);
  });

  test('a pass asked for again has the serial number of the one before, and another pass has its own', async () => {
    const serial = async (proof: TripLookup) => (await readPass(await ask(proof))).serialNumber;
    expect(await serial(lookup)).toBe(await serial(lookup));
    expect(await serial(await book())).not.toBe(await serial(lookup));
  });

  test('who is not checked in has none, and names that are wrong find none', async () => {
    expect(await refusalOf(ask(lookup, { traveller: 1 }))).toEqual({
      name: 422,
      errors: [{ pointer: '/traveller', code: 'notCheckedIn' }],
    });
    expect(await refusalOf(ask({ ...lookup, lastName: 'Otra' }))).toMatchObject({ name: 'tripNotFound' });
  });

  test('once the certificate has run out none is offered', async () => {
    suite.gateway.clock.now = new Date('2026-12-01T12:00:00Z');
    expect(await read(lookup)).not.toHaveProperty('offersWalletPass');
    expect(await refusalOf(ask(lookup))).toEqual({ name: 'walletPassNotOffered' });
  });
});

describe('without a certificate', () => {
  const { read, book, ask } = withSuite(openChangeSuite());

  test('no pass for wallets is offered, and asking for one finds nothing', async () => {
    const lookup = await book();
    const { passes, offersWalletPass } = await read(lookup);
    expect([passes.length, offersWalletPass]).toEqual([1, undefined]);
    const answer = await ask(lookup);
    expect(answer.status).toBe(404);
    expect(await refusalOf(answer)).toEqual({ name: 'walletPassNotOffered' });
  });
});

function withSuite(suite: ReturnType<typeof openChangeSuite>) {
  const post = async (endpoint: { readonly path: string }, body: unknown) =>
    suite.gateway.app.request(endpoint.path, keyedPost(body));
  const read = async (proof: TripLookup): Promise<BoardingPasses> =>
    boardingPasses.parse(await readJson<unknown>(post(endpoints.readBoardingPasses, proof)));
  return {
    read,
    book: async (): Promise<TripLookup> => {
      const proof = await suite.changes.bookTrip({ bounds: [flight] });
      suite.gateway.clock.now = new Date('2026-11-30T14:00:00Z');
      await post(endpoints.checkIn, { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true });
      return proof;
    },
    ask: async (proof: TripLookup, wanted: object = {}) => {
      const asked = { traveller: 0, legId: `9Z1-${flight.departs}-DAL`, symbol: 'qr', language: 'es' };
      return post(endpoints.readWalletPass, { ...proof, ...asked, ...wanted });
    },
  };
}

interface SaidPass {
  readonly serialNumber: string;
}

async function readPass(answer: Response): Promise<SaidPass> {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return JSON.parse(Buffer.from(files['pass.json'] ?? []).toString()) as SaidPass;
}

/** Has OpenSSL, which knows nothing of our code, look at the signature and at who is above the signer. */
function verifySignature(manifest: Uint8Array, signature: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'pass-'));
  const write = (name: string, content: Uint8Array | string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  try {
    const given = ['-content', write('manifest', manifest), '-in', write('signature', signature), '-inform', 'DER'];
    const trust = ['-CAfile', write('authority.pem', certificates.authority.toString()), '-purpose', 'any'];
    const at = ['-attime', String(Date.parse('2026-11-30T14:00:00Z') / 1000)];
    const command = ['cms', '-verify', '-binary', ...given, ...trust, ...at, '-out', join(folder, 'out')];
    return execFileSync('sh', ['-c', 'exec openssl "$@" 2>&1', 'sh', ...command], { encoding: 'utf8' });
  } catch (error) {
    throw new Error(String((error as { stdout?: string }).stdout ?? error), { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
