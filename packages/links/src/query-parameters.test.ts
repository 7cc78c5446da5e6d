import { describe, expect, test } from 'vitest';

import { personalQueryParameters, trackedQueryParameters, withoutPersonalParameters } from './query-parameters.ts';

test('tracks the parameters of the rules, letter case kept', () => {
  expect(trackedQueryParameters.join(', ')).toBe(
    'cbid, clk, cmpid, f, int, intcmp, ref, Referente, rmid, rr_number, rrid, rsd, src, vast',
  );
  expect(personalQueryParameters).toEqual(['rr_number']);
  expect(Object.isFrozen(trackedQueryParameters) && Object.isFrozen(personalQueryParameters)).toBe(true);
});

describe('withoutPersonalParameters', () => {
  test.each([
    ['/login/?rr_number=123', '/login/'],
    ['/login/?rr_number', '/login/'],
    ['/login/?rr_number=', '/login/'],
    ['/login/?rr_number=1=2', '/login/'],
    ['/login/?rr_number=1\n2', '/login/'],
    ['/login/?rr_number=123#top', '/login/#top'],
    ['/login/?rr_number=123&src=mail', '/login/?src=mail'],
    ['/login/?src=mail&rr_number=123', '/login/?src=mail'],
    ['/login/?a=1&rr_number=123&b=2#top', '/login/?a=1&b=2#top'],
    ['/login/?rr_number=1&a=1&rr_number=2', '/login/?a=1'],
    ['/login/?RR_Number=123&a=1', '/login/?a=1'],
    ['/login/?rr%5Fnumber=123&a=1', '/login/?a=1'],
    ['?rr_number=123', ''],
    ['?a=1&rr_number=123', '?a=1'],
    [
      'https://www.example.com/?a?rr_number&rr_number=1#a?rr_number=2',
      'https://www.example.com/?a?rr_number#a?rr_number=2',
    ],
  ])('takes the loyalty number out of %j', (url, expected) => {
    expect(withoutPersonalParameters(url)).toBe(expected);
  });

  test.each([
    '',
    '/login/',
    '/login/?',
    '/login/?&&',
    '/login/?a=%20+&b=ñ%&c',
    '/login/?%=1&rrid=2',
    '/login/?rr_numbers=1&xrr_number=2&rr_number2=3',
    '/login/?a=rr_number&b=x=rr_number',
    '/login/#?rr_number=123',
    '/rr_number=1&rr_number=2',
  ])('leaves %j as it is', (url) => {
    expect(withoutPersonalParameters(url)).toBe(url);
  });
});
