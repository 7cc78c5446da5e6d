import { company, type LinkPurpose, linkPurposes } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type InboxMail, listMails } from '../../mail/development-inbox/inbox-store.ts';
import { createMailTransport } from '../../mail/create-mail-transport.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import type { NoticeKind } from '../identity/rules/account-jobs.ts';
import type { LinkDestination } from '../identity/rules/link-page.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { developmentMail } from '../../mail/development-inbox/inbox-schema.ts';
import { noticePages } from './rules/notice-pages.ts';
import { writeLinkMail, writeNoticeMail } from './write-account-mail.ts';

let database: OpenDatabase;
let transport: MailTransport;

beforeAll(async () => {
  database = await openMemoryDatabase();
  const config = {
    smtpUrl: undefined,
    mailFrom: 'Alisio <reservas@alisio.example>',
    mailFromAccounts: 'Alisio Cuentas <cuentas@alisio.example>',
  } as const;
  transport = await createMailTransport(config, database.db, () => new Date('2026-11-21T07:00:00Z'));
});
afterAll(async () => {
  await transport.close();
  await database.close();
});
beforeEach(() => database.db.delete(developmentMail));

const url = 'http://localhost:3000/accounthelp/reset-password#q3J0bXhQm1V0a5dYyT2cR8fL6wN4sH9kZ7eP1uC3vBo';
const publicOrigin = 'http://localhost:3000';
const contactUrls = { es: `${publicOrigin}/help/contact?language=es`, en: `${publicOrigin}/help/contact?language=en` };
const envelope = { to: 'ana@example.com', url, publicOrigin, messageId: 'one@localhost' };
const languages = ['es', 'en'] as const;
const surfaces: readonly LinkDestination[] = [{ surface: 'traveller' }, { surface: 'ctm', product: 'business' }];

test('mails about accounts are from their own sender', async () => {
  await transport.send(await writeNoticeMail({ notice: 'accountClosed', language: 'es', firstName: 'Ana' }, envelope));
  expect((await readBack()).from).toMatchObject({ address: 'cuentas@alisio.example', name: 'Alisio Cuentas' });
});

async function readBack(): Promise<InboxMail['email']> {
  const [newest] = await listMails(database.db);
  if (newest === undefined) throw new Error('The inbox is empty.');
  return newest.email;
}

/** The text and the HTML without its tags, both with plain spaces. */
function partsOf({ text = '', html = '' }: Pick<InboxMail['email'], 'text' | 'html'>): readonly string[] {
  // A link stands within its sentence.
  const body = html
    .slice(html.indexOf('<body>'))
    .replaceAll(/<\/?a\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');
  return [text, body].map((part) => part.replaceAll(/\s+/g, ' '));
}

describe.each(languages)('in %s', (language) => {
  test.each(linkPurposes.flatMap((purpose) => surfaces.map((destination) => [purpose, destination] as const)))(
    'the link for %s on %o is in the text and in the HTML, which say the same',
    async (purpose: LinkPurpose, destination: LinkDestination) => {
      const content = { purpose, language, destination, firstName: 'Ana', names: ['Ana', 'Luis'] };
      const mail = await writeLinkMail(content, envelope);
      const contactUrl = contactUrls[language];
      await transport.send(mail);
      const email = await readBack();
      expect(email.to?.map(({ address }) => address)).toEqual(['ana@example.com']);
      expect(email.subject).toBe(mail.subject);
      expect(email.html).toContain(`<html lang="${language}">`);
      expect(email.html).toContain(`href="${url}"`);
      expect(email.text).toContain(contactUrl);
      expect(email.html).toContain(`href="${contactUrl}"`);
      expect(email.html).toContain(`href="${company.customerService[language].href}"`);
      for (const part of partsOf(email)) {
        expect(part).toContain(url);
        expect(part).toMatch(/(?:Hola, Ana:|Hi, Ana\.)/);
        expect(part).not.toMatch(/\{\{|undefined|null/);
        for (const sentence of sentencesOf(mail.text, contactUrl)) expect(part).toContain(sentence);
      }
    },
  );

  const spent = {
    points: 8_400,
    recordLocator: 'K7PM2Q',
    from: 'DAL',
    to: 'HOU',
    departsAt: '2026-12-01T07:30:00-06:00',
    travellers: ['Ana Pérez', 'Luis Ortega'],
    spentAt: '2026-11-21T07:00:00Z',
  };
  const login = { browser: 'firefox', system: 'linux', at: '2026-11-21T07:00:00Z' } as const;
  const fund = {
    amount: { amountMinor: 20_000, currency: 'USD' },
    lastFour: '9RTA',
    expiresOn: '2027-11-21',
    recipientHint: 'M••• R•••',
    from: 'Ana',
  } as const;

  test.each(Object.keys(noticePages) as NoticeKind[])('the notice %s reads whole', async (notice) => {
    const mail = await writeNoticeMail(
      { notice, language, firstName: '<b>Ana</b>', maskedEmail: 'n•••@e•••.com', spent, fund, login },
      { ...envelope, url: 'http://localhost:3000/login/' },
    );
    await transport.send(mail);
    const email = await readBack();
    expect(email.html).toContain('&lt;b&gt;Ana&lt;/b&gt;');
    expect(email.text).toContain('http://localhost:3000/login/');
    expect(email.text).not.toMatch(/\{\{|undefined|null/);
    expect(`${email.text}${email.html}`).not.toContain('#q3J0');
  });
});

test('each purpose has a subject of its own in each language', async () => {
  for (const language of languages) {
    const subjects = await Promise.all(
      linkPurposes.map(async (purpose) => {
        const content = {
          purpose,
          language,
          destination: { surface: 'traveller' },
          firstName: null,
          names: [],
        } as const;
        return (await writeLinkMail(content, envelope)).subject;
      }),
    );
    expect(new Set(subjects).size).toBe(linkPurposes.length);
  }
});

test.each(['Gane dinero en premio.com', 'Ana.Perez', 'www.premio.example'])(
  'a name that somebody enrols with makes no link: %s',
  async (firstName) => {
    const content = { purpose: 'confirmEnrollment', language: 'es', destination: { surface: 'traveller' } } as const;
    const { text, html } = await writeLinkMail({ ...content, firstName, names: [firstName] }, envelope);
    for (const part of [text, html]) expect(part).not.toContain(firstName);
    for (const part of partsOf({ text, html })) expect(part).not.toMatch(/(?:premio|www|Ana)\.\S/);
  },
);

test('who has no first name is not greeted by “null”', async () => {
  const mail = await writeNoticeMail({ notice: 'accountClosed', language: 'es', firstName: null }, envelope);
  expect(mail.text).not.toContain('null');
});

function sentencesOf(text: string, contactUrl: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith(':') && line !== contactUrl)
    .map((line) => line.replaceAll(/\s+/g, ' '));
}
