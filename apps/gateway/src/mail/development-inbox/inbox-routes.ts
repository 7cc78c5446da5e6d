import { createHash } from 'node:crypto';

import { type Context, Hono } from 'hono';
import type { Attachment } from 'postal-mime';

import { noStore } from '../../http/no-store.ts';
import type { OwnPolicy } from '../../http/security-headers.ts';
import { pageLanguage } from '../../http/page-language.ts';
import type { Database } from '../../database/database.ts';
import { inboxPath, listPage, mailPage, missingMailPage } from './inbox-pages.ts';
import { findMail, type InboxMail, listMails } from './inbox-store.ts';

/** Shows the mails of a development machine. */
export function inboxRoutes(db: Database): Hono<OwnPolicy> {
  const find = async (context: Context): Promise<InboxMail | undefined> => {
    const id = context.req.param('id') ?? '';
    return /^\d{1,15}$/.test(id) ? findMail(db, Number(id)) : undefined;
  };
  const missing = (context: Context) => context.html(missingMailPage(pageLanguage(context)), 404, noStore);
  return new Hono<OwnPolicy>()
    .get(inboxPath, async (context) => context.html(listPage(await listMails(db), pageLanguage(context)), 200, noStore))
    .get(`${inboxPath}/:id`, async (context) => {
      const mail = await find(context);
      return mail === undefined ? missing(context) : context.html(mailPage(mail, pageLanguage(context)), 200, noStore);
    })
    .get(`${inboxPath}/:id/html`, async (context) => {
      const mail = await find(context);
      if (mail?.email.html === undefined) return missing(context);
      // A browser reads every line end as \n, also for the hash of a sheet.
      const html = mail.email.html.replaceAll(/\r\n?/g, '\n');
      context.set('ownPolicy', policyFor(html));
      return context.html(html, 200, noStore);
    })
    .get(`${inboxPath}/:id/attachments/:index`, async (context) => {
      const mail = await find(context);
      const attachment = mail?.email.attachments[Number(context.req.param('index'))];
      if (attachment === undefined) return missing(context);
      const { filename } = attachment;
      // A name of any script goes by the extended form (RFC 8187); the type is not the sender's to choose here.
      return context.body(toBytes(attachment), 200, {
        ...noStore,
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename ?? 'attachment')}`,
      });
    });
}

/** Gives an attachment's bytes; the parser leaves the line ends of texts as \n, which in MIME are CRLF (RFC 2046 §4.1.1). */
function toBytes({ content, mimeType }: Attachment): Uint8Array<ArrayBuffer> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  const isText = mimeType.startsWith('text/');
  return new Uint8Array(isText ? Buffer.from(bytes.toString('utf8').replaceAll(/\r?\n/g, '\r\n')) : bytes);
}

/** Allows a mail its own sheets, each by its hash, and nothing else: no script, no request, no form. */
function policyFor(html: string): string {
  const sheets = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(
    ([, sheet = '']) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `style-src ${sheets.length === 0 ? "'none'" : sheets.join(' ')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}
