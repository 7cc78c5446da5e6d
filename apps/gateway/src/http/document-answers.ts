import { company, type Language } from '@airline/contract';
import { buildPath, matchLink } from '@airline/links';
import { documents } from '@airline/mail-texts/documents';
import type { Context } from 'hono';
import { html } from 'hono/html';

import { fillText } from '../texts/fill-text.ts';
import { pageLanguage } from './page-language.ts';
import { writePage, type Html } from './page.ts';

const noStore = { 'cache-control': 'no-store' };

/** Tells whether a browser asks for a document that it shows to a person: an address that was opened, a form that was sent. */
export function isDocumentRequest(context: Context): boolean {
  const destination = context.req.header('sec-fetch-dest');
  if (destination !== undefined) return destination === 'document';
  return context.req.header('accept')?.includes('text/html') ?? false;
}

/** Answers a document request that nothing else answers: a form that was sent without its script, or an address of nothing. */
export function answerDocument(context: Context): Response | Promise<Response> {
  const language = pageLanguage(context);
  const texts = documents[language];
  const isRead = ['GET', 'HEAD'].includes(context.req.method);
  if (isRead) {
    const page = documentPage(language, texts.notFound, { href: buildPath('home'), label: texts.home });
    return context.html(page, 404, noStore);
  }
  // A path of somebody else's making could lead away from the site.
  const isOurs = matchLink(context.req.path) !== undefined;
  const back = isOurs
    ? { href: context.req.path, label: texts.needsScript.back }
    : { href: buildPath('home'), label: texts.home };
  return context.html(documentPage(language, texts.needsScript, back), 405, { ...noStore, allow: 'GET, HEAD' });
}

/** Answers a document request that failed, with the reference that finds it in the log. */
export function answerFailedDocument(context: Context, status: 500 | 503): Response | Promise<Response> {
  const language = pageLanguage(context);
  const texts = documents[language];
  const body = fillText(texts.failed.body, { reference: String(context.get('requestId' as never)) });
  const home = { href: buildPath('home'), label: texts.home };
  return context.html(documentPage(language, { title: texts.failed.title, body }, home), status, noStore);
}

function documentPage(
  language: Language,
  { title, body }: { readonly title: string; readonly body: string },
  action: { readonly href: string; readonly label: string },
): Html {
  const texts = documents[language];
  const customerService = company.customerService[language];
  return writePage({
    language,
    title: `${title} · ${company.brand}`,
    body: html`<p class="brand">${company.brand}</p>
      <h1>${title}</h1>
      <p>${body}</p>
      <p>${texts.phone} <a href="${customerService.href}">${customerService.phone}</a></p>
      <p><a class="button" href="${action.href}">${action.label}</a></p>`,
  });
}
