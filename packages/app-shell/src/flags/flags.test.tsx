import { clientConfigFor, emptyAppSettings } from '@airline/client-config';
import { featureFlags, type MetadataFlags } from '@airline/client-config/metadata-flags';
import { TypedInMemoryProvider, OpenFeature } from '@openfeature/web-sdk';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { createTestFrame } from '../test-frame.tsx';
import { useAppFrame } from '../app-frame.tsx';
import { flagClientOf, isFlagOn, useFlag } from './index.ts';

afterEach(cleanup);

const clientWith = (flags: Partial<MetadataFlags>) =>
  flagClientOf(clientConfigFor('qa', { ...emptyAppSettings, metadataFlags: flags }));

test.each(featureFlags.flatMap((flag) => [true, false].map((value) => [flag, value] as const)))(
  '%s set to %s is what the client says, and settings of one page leave those of another',
  (flag, value) => {
    const one = clientWith({ [flag]: value });
    const other = clientWith({ [flag]: !value });
    expect([isFlagOn(one, flag), isFlagOn(other, flag)]).toEqual([value, !value]);
    expect(one.getBooleanDetails(flag, !value)).toMatchObject({ value, reason: 'STATIC' });
  },
);

test('one page has one client', () => {
  const config = clientConfigFor('qa');
  expect(flagClientOf(config)).toBe(flagClientOf(config));
});

test('what is no flag, or another type, gives the value of who asks, and says why', () => {
  const client = clientWith({});
  expect(client.getBooleanDetails('nothing', true)).toMatchObject({ value: true, errorCode: 'FLAG_NOT_FOUND' });
  expect(client.getBooleanDetails('logLevel', true)).toMatchObject({ value: true, errorCode: 'TYPE_MISMATCH' });
  expect(client.getStringValue('logLevel', 'INFO')).toBe('ERROR');
  expect(client.getNumberValue('branchTimeoutMilliseconds', 1)).toBe(2500);
});

function Cart() {
  return <p>{useFlag('miniCart') ? 'on' : 'off'}</p>;
}

test('a component follows the provider, also another one in the place of the settings', async () => {
  const seen: (string | undefined)[] = [];
  function Domain() {
    const { domain } = flagClientOf(useAppFrame().settings.config).metadata;
    useEffect(() => void seen.push(domain), [domain]);
    return <Cart />;
  }
  const Frame = await createTestFrame({ settings: { metadataFlags: { miniCart: true } } });
  render(<Domain />, { wrapper: Frame });
  expect(screen.getByText('on')).toBeVisible();
  const cart = (defaultVariant: 'yes' | 'no') => ({
    miniCart: { variants: { yes: true, no: false }, defaultVariant, disabled: false },
  });
  const service = Object.assign(new TypedInMemoryProvider(cart('no')), { initialize: async () => undefined });
  await act(() => OpenFeature.setProviderAndWait(seen[0] ?? '', service));
  expect(await screen.findByText('off')).toBeVisible();
  await act(() => service.putConfiguration(cart('yes')));
  expect(await screen.findByText('on')).toBeVisible();
});

test('what is prerendered is drawn with the default', async () => {
  const Frame = await createTestFrame({ settings: { metadataFlags: { miniCart: true } } });
  expect(
    renderToString(
      <Frame>
        <Cart />
      </Frame>,
    ),
  ).toContain('off');
});
