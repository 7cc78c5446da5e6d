import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { developmentMail } from './inbox-schema.ts';
import { createMailTransport } from '../create-mail-transport.ts';
import type { Mail, MailTransport } from '../mail-transport.ts';
import { createSmtpTransport } from '../smtp-transport.ts';
import { startInboxServer } from './inbox-server.ts';
import { listMails, mailsKept } from './inbox-store.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let transport: MailTransport;
const config = { smtpUrl: undefined, mailFrom: 'Alisio <reservas@alisio.example>' } as const;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
  transport = await createMailTransport(config, database.db, gateway.orders.now);
});
afterAll(async () => {
  await transport.close();
  await database.close();
});
beforeEach(() => database.db.delete(developmentMail));

const mail: Mail = {
  messageId: 'one@localhost',
  to: 'ana@example.com',
  subject: 'Año nuevo <b>y</b> más',
  language: 'es',
  text: 'Línea uno\n.\nLínea <tres>',
  html: '<style>p { color: red }</style><p>Hola</p><script>alert(1)</script>',
  attachments: [{ filename: 'viaje ñ.ics', contentType: 'text/calendar; charset=utf-8', content: 'á\r\nb\r\n' }],
};

async function page(path: string): Promise<string> {
  return (await gateway.app.request(path)).text();
}

async function newestId(): Promise<number> {
  const [newest] = await listMails(database.db);
  return newest?.id ?? 0;
}

test('an empty inbox says what fills it, in both languages', async () => {
  expect(await page('/inbox?language=es')).toContain('Todavía no hay correos');
  expect(await page('/inbox?language=en')).toContain('No mails yet');
});

test('mails are listed, the newest first, and their texts are no HTML', async () => {
  await transport.send(mail);
  await transport.send({ ...mail, messageId: 'two@localhost', subject: 'Segundo' });
  const list = await page('/inbox');
  expect(list.indexOf('Segundo')).toBeLessThan(list.indexOf('Año nuevo'));
  expect(list).toContain('&lt;b&gt;y&lt;/b&gt;');
});

test('a mail that is sent again is kept once', async () => {
  await transport.send(mail);
  await transport.send(mail);
  expect(await listMails(database.db)).toHaveLength(1);
});

test('a mail shows its text as it was sent, and its attachment whole', async () => {
  await transport.send(mail);
  const id = await newestId();
  expect(await page(`/inbox/${id}`)).toContain('Línea &lt;tres&gt;');
  const attachment = await gateway.app.request(`/inbox/${id}/attachments/0`);
  expect(attachment.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''viaje%20%C3%B1.ics");
  expect(await attachment.text()).toBe('á\r\nb\r\n');
});

test('its HTML may be framed here alone, with its own sheet and nothing else', async () => {
  await transport.send(mail);
  const framed = await gateway.app.request(`/inbox/${await newestId()}/html`);
  const policy = framed.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("style-src 'sha256-");
  expect(policy).toContain('sandbox');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/unsafe|script-src/);
  expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test.each(['/inbox/999999', '/inbox/x', '/inbox/999999/html', '/inbox/999999/attachments/0'])(
  '%s: there is no such mail',
  async (path) => {
    expect((await gateway.app.request(path)).status).toBe(404);
  },
);

test('a server that is not on loopback gets nothing without TLS', async () => {
  const server = await startInboxServer(database.db, gateway.orders.now);
  // Linux takes this address for the machine itself, and it is not a name of loopback.
  const elsewhere = createSmtpTransport(server.url.replace('127.0.0.1', '0.0.0.0'), config);
  await expect(elsewhere.send(mail)).rejects.toThrow(/STARTTLS/);
  expect(await listMails(database.db)).toEqual([]);
  await elsewhere.close();
  await server.close();
});

test('the oldest mails go when there are too many', async () => {
  await database.db.insert(developmentMail).values(
    Array.from({ length: mailsKept }, (_, index) => ({
      messageId: `old-${index}`,
      receivedAt: gateway.clock.now,
      source: Buffer.from(`Subject: old ${index}\r\n\r\nx`).toString('base64'),
    })),
  );
  await transport.send(mail);
  const kept = await listMails(database.db);
  expect(kept).toHaveLength(mailsKept);
  expect(kept[0]?.email.subject).toBe(mail.subject);
  expect(kept.some(({ email }) => email.subject === 'old 0')).toBe(false);
});
