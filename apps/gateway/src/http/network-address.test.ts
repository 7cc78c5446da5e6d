import { expect, test } from 'vitest';

import { toClientNetwork, toSite } from './network-address.ts';

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:443', '192.0.2.7'],
  ['unknown', 'unknown'],
])('%s comes from %s', (address, network) => {
  expect(toClientNetwork(address)).toBe(network);
});

test('a /64 belongs to a /48', () => {
  expect(toSite('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
  expect(toSite('192.0.2.7')).toBeUndefined();
});
