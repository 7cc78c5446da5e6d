import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toClientNetwork, toSite } from './network-address.ts';

const group = fc.integer({ min: 0, max: 0xff_ff }).map((value) => value.toString(16));
const tail = fc.array(group, { minLength: 4, maxLength: 4 });
const head = fc.tuple(
  fc.integer({ min: 0x20_01, max: 0x3f_ff }).map((value) => value.toString(16)),
  group,
  group,
  group,
);

test('all addresses of a /64 are one network, and no others', () => {
  fc.assert(
    fc.property(head, head, tail, tail, (one, other, first, second) => {
      const network = toClientNetwork([...one, ...first].join(':'));
      expect(network).toBe(toClientNetwork([...one, ...second].join(':').toUpperCase()));
      expect(network === toClientNetwork([...other, ...first].join(':'))).toBe(one.join() === other.join());
      expect(toSite(network)).toBe(`${one.slice(0, 3).join(':')}::/48`);
    }),
  );
});

test('an address is the same with zeros, brackets, port and zone, and as its own network', () => {
  fc.assert(
    fc.property(head, tail, (one, rest) => {
      const network = toClientNetwork([...one, ...rest].join(':'));
      const padded = [...one, ...rest].map((part) => part.padStart(4, '0')).join(':');
      expect(toClientNetwork(padded)).toBe(network);
      expect(toClientNetwork(`[${padded}]:443`)).toBe(network);
      expect(toClientNetwork(` ${padded}%eth0 `)).toBe(network);
      expect(toClientNetwork([...one, ...rest.slice(0, 2)].join(':') + ':192.0.2.1')).toBe(network);
    }),
  );
});

test('an IPv4 address is itself, however it is written', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      for (const written of [address, `::ffff:${address}`, `::FFFF:${address}`, `${address}:8080`, ` ${address} `]) {
        expect(toClientNetwork(written)).toBe(address);
      }
      expect(toSite(address)).toBeUndefined();
    }),
  );
});

test('any other text is a short text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(toClientNetwork(text).length).toBeLessThanOrEqual(64);
    }),
  );
});
