import { nativeApp } from '@airline/app-shell/native-app';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { type BoardingPasses, boardingPasses, endpoints, type TripLookup } from '@airline/contract';
import { openPageGateway } from '@airline/gateway/test-support';
import { connectNativeApp } from '@airline/native-bridge';
import { createSimulatedApp, installIosApp } from '@airline/native-bridge/simulator';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { keepTripProof } from '@airline/trip';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Pass } from './Pass.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
const asked: unknown[] = [];
let services: AppServices;
let shown: BoardingPasses;

beforeEach(async () => {
  asked.length = 0;
  services = createTestServices();
  const { proof } = await gateway.book({ date: '2026-12-02', family: 'flex' });
  keepTripProof(proof);
  vi.setSystemTime('2026-12-01T20:00:00Z');
  await gateway.post(endpoints.checkIn.path, { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true });
  shown = boardingPasses.parse(
    await (await gateway.post(endpoints.readBoardingPasses.path, proof satisfies TripLookup)).json(),
  );
});
afterEach(() => {
  nativeApp.current = undefined;
});

function open(offersWalletPass: boolean): void {
  const [pass] = shown.passes;
  if (pass === undefined) throw new Error('Nobody is checked in.');
  const { recordLocator, boarding } = shown;
  render(
    <Pass
      pass={pass}
      recordLocator={recordLocator}
      boarding={boarding}
      symbology="qrcode"
      offersWalletPass={offersWalletPass}
    />,
    { wrapper: withServices(Frame, services) },
  );
}

const button = () => screen.queryByRole('button', { name: 'Agregar a Apple Wallet' });

test('where the deployment signs no passes there is no button for a wallet', () => {
  open(false);
  expect(button()).toBeNull();
});

test('a native app with a wallet is given the file that the gateway signed, in the symbol of the page', async () => {
  const call = vi.spyOn(services.session, 'call');
  call.mockImplementation((async (endpoint: unknown, { body }: { readonly body: unknown }) => {
    asked.push(endpoint, body);
    return { value: new Blob([Uint8Array.of(80, 75, 3, 4)]) };
  }) as never);
  const given = await openApp();
  open(true);
  await userEvent.click(button() ?? document.body);
  await vi.waitFor(() =>
    expect(given).toEqual([
      {
        name: `${shown.recordLocator}-${shown.passes[0]?.leg.flight}-1.pkpass`,
        type: 'application/vnd.apple.pkpass',
        base64: 'UEsDBA==',
      },
    ]),
  );
  expect(asked).toMatchObject([endpoints.readWalletPass, { traveller: 0, symbol: 'qr', language: 'es' }]);
});

test('a refusal of the gateway is shown at the button', async () => {
  open(true);
  await userEvent.click(button() ?? document.body);
  expect((await screen.findByRole('alert')).textContent).toMatch(/no damos pases para Apple Wallet/);
});

/** Puts an app with a wallet around the page, and gives the passes that it gets. */
async function openApp(): Promise<unknown[]> {
  const given: unknown[] = [];
  const host = new EventTarget();
  const app = createSimulatedApp({
    platform: 'ios',
    versions: { least: 1, highest: 2 },
    capabilities: ['wallet'],
    onMessage: ({ message }) => {
      const { method, params } = (message ?? {}) as { readonly method?: string; readonly params?: object };
      if (method === 'addToWallet') given.push(params);
    },
  });
  installIosApp(host, app);
  const connection = await connectNativeApp(host);
  if (connection.kind === 'app') nativeApp.current = connection.app;
  return given;
}
