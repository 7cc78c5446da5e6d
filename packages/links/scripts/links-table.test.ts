import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { links } from '../src/catalogue.ts';
import { linksTable, withLinksTable } from './links-table.ts';

test('the README has the table that the script makes of the catalogue', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(withLinksTable(readme)).toBe(readme);
  expect(readme).toContain(linksTable());
});

test('the table has a row for each link', () => {
  const [head, , ...rows] = linksTable().split('\n');
  expect(head).toMatch(/^\| id +\| path +\| surfaces +\| flag +\| alias of +\|$/);
  expect(rows.map((row) => row.split('`')[1])).toEqual(links.map(({ id }) => id));
  expect(rows.find((row) => row.includes('`my-account-v2-security`'))).toMatch(
    /^\| `my-account-v2-security` +\| `\/loyalty\/myaccount\/security` +\| traveller, webview \| +\| `my-account-profile-security` +\|$/,
  );
});

test('a page without the place of the table is refused', () => {
  expect(() => withLinksTable('# Links')).toThrow('The page lacks');
});
