import { expect, test } from 'vitest';

import { keepCampaign, parseCampaign, readCampaign } from './campaign.ts';
import { memoryStorage } from './test-support/memory-storage.ts';

test.each([
  ['?cmpid=Spring-26&Referente=Blog&page=2', { cmpid: 'Spring-26', Referente: 'Blog' }],
  [
    '?cbid=1&clk=2&cmpid=3&f=4&int=5&intcmp=6&ref=7&Referente=8&rmid=9&rrid=a&rsd=b&src=c&vast=d',
    {
      cbid: '1',
      clk: '2',
      cmpid: '3',
      f: '4',
      int: '5',
      intcmp: '6',
      ref: '7',
      Referente: '8',
      rmid: '9',
      rrid: 'a',
      rsd: 'b',
      src: 'c',
      vast: 'd',
    },
  ],
  ['?src=first&src=second', { src: 'first' }],
])('%s is the campaign %o', (query, expected) => {
  expect(parseCampaign(query)).toEqual(expected);
});

test.each([
  ['', 'nothing'],
  ['?page=2', 'what is no campaign'],
  ['?rr_number=5000000017', 'the number of a member'],
  ['?referente=blog&CMPID=1', 'names in another letter case'],
  ['?src=ana%40example.es', 'an address of mail'],
  ['?src=5000000017', 'a number of a person'],
  ['?src=Ana+P%C3%A9rez', 'a name'],
  [`?src=${'x'.repeat(65)}`, 'what is too long'],
])('%s has none: %s', (query) => {
  expect(parseCampaign(query)).toBeUndefined();
});

test('it is kept for the tab until another one comes', () => {
  const storage = memoryStorage();
  keepCampaign('?cmpid=one', storage);
  keepCampaign('?page=2', storage);
  expect(readCampaign(storage)).toEqual({ cmpid: 'one' });
  keepCampaign('?src=two', storage);
  expect(readCampaign(storage)).toEqual({ src: 'two' });
});

test('a person who has asked since not to be followed has none', () => {
  const storage = memoryStorage();
  keepCampaign('?cmpid=one', storage);
  expect(readCampaign(storage, { globalPrivacyControl: true })).toBeUndefined();
});

test('what somebody else has written into the storage is none', () => {
  expect(readCampaign(memoryStorage({ campaign: '{"cmpid":"ana@example.es"}' }))).toBeUndefined();
  expect(readCampaign(memoryStorage({ campaign: '{' }))).toBeUndefined();
});

test('a browser that stores nothing has none, and nothing breaks', () => {
  const forbidden = () => {
    throw new Error('storing is forbidden');
  };
  keepCampaign('?cmpid=one', forbidden);
  expect(readCampaign(forbidden)).toBeUndefined();
});
