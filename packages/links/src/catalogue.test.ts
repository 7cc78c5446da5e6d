import { describe, expect, test } from 'vitest';

import { getLink, isLinkId, links } from './catalogue.ts';
import { parameterPatterns } from './path-parameters.ts';

describe('the catalogue', () => {
  test('has ids and paths that are unique, whatever the names of parameters', () => {
    expect(new Set(links.map(({ id }) => id)).size).toBe(links.length);
    expect(new Set(links.map(({ path }) => path.replaceAll(/:\w+/g, ':').replace(/(?<=.)\/$/, ''))).size).toBe(
      links.length,
    );
  });

  test('has the trailing slashes that are agreed', () => {
    expect(getLink('login').trailingSlash).toBe(true);
    expect(getLink('enroll').trailingSlash).toBe(true);
    expect(getLink('ctm-home').trailingSlash).toBe(true);
    expect(getLink('account-help').trailingSlash).toBe(false);
    expect(getLink('account-snapshot').trailingSlash).toBe(false);
    expect(getLink('my-account-profile-personal').trailingSlash).toBe(false);
  });

  test('points an alias at a link that is no alias itself', () => {
    const aliases = links.flatMap(({ aliasOf }) => (aliasOf === undefined ? [] : [getLink(aliasOf)]));
    expect(aliases).toHaveLength(8);
    expect(aliases.filter((link) => link.aliasOf !== undefined)).toEqual([]);
  });

  test('titles the six account-help pages', () => {
    expect(links.filter(({ titleKey }) => titleKey).map(({ id, titleKey }) => [id, titleKey])).toEqual([
      ['account-help', 'index'],
      ['account-help-account-lookup', 'accountLookup'],
      ['account-help-change-email', 'changeEmail'],
      ['account-help-complete-account-setup', 'completeAccountSetup'],
      ['account-help-reset-password', 'resetPassword'],
      ['account-help-update-password', 'updatePassword'],
    ]);
  });

  test('lets a web-view link have only parameters that a rule confines', () => {
    const names = links
      .filter(({ surfaces }) => surfaces.includes('webview'))
      .flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
    expect(names).toContain('recordLocator');
    expect(names.filter((name) => !Object.hasOwn(parameterPatterns, name ?? ''))).toEqual([]);
  });

  test('is frozen, list and records', () => {
    expect(Object.isFrozen(links)).toBe(true);
    expect(links.every((link) => Object.isFrozen(link) && Object.isFrozen(link.surfaces))).toBe(true);
    expect(Object.isFrozen(parameterPatterns)).toBe(true);
  });
});

describe('finding a link by its id', () => {
  test('gives the link', () => {
    expect(getLink('login')).toBe(links.find(({ id }) => id === 'login'));
    expect(isLinkId('login')).toBe(true);
  });

  test.each(['', 'LOGIN', 'login ', 'toString', '__proto__', 0, null, undefined, {}, ['login']])(
    'gives undefined for %j',
    (value) => {
      expect(getLink(value)).toBeUndefined();
      expect(isLinkId(value)).toBe(false);
    },
  );
});
