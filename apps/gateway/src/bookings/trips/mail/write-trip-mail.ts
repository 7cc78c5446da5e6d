import { company } from '@airline/contract';
import { html, raw } from 'hono/html';

import type { MailAmount, MailBound, MailContent, MailItem, MailSection, MailStop } from './mail-content.ts';
import { mailFootText, type MailFootHead } from '../../../mail/mail-foot.ts';
import { mailPage } from '../../../mail/mail-page.ts';

type Html = ReturnType<typeof html>;

/** Writes a mail about a trip as plain text. */
export function tripMailText(content: MailContent, foot: MailFootHead): string {
  const { title, greeting, locator, sections, links, closing } = content;
  return [
    title,
    greeting,
    `${locator.label}: ${locator.value}\n${locator.hint}`,
    ...sections.map((section) =>
      [
        section.heading.toUpperCase(),
        ...sectionLines(section),
        ...(section.note === undefined ? [] : [section.note]),
      ].join('\n'),
    ),
    links.map(({ text, url }) => `${text}: ${url}`).join('\n'),
    ...closing,
    mailFootText(foot),
  ].join('\n\n');
}

function sectionLines(section: MailSection): readonly string[] {
  if ('amounts' in section) {
    return section.amounts.map(
      ({ label, amount, weight }) => `${weight === 'part' ? '    ' : '- '}${label}: ${amount}`,
    );
  }
  const items =
    'items' in section
      ? section.items
      : section.bounds.map(({ title, date, duration, flights }) => ({
          text: `${title}, ${date}`,
          details: [
            ...flights.flatMap(({ sentence, wait }) => (wait === undefined ? [sentence] : [wait, sentence])),
            duration,
          ],
        }));
  return items.flatMap(({ text, details }) => [`- ${text}`, ...details.map((detail) => `    ${detail}`)]);
}

/** Writes a mail about a trip as HTML that says the same as its text. */
export function tripMailHtml(content: MailContent, foot: MailFootHead): Promise<string> {
  const { subject, title, greeting, locator, sections, links, closing } = content;
  const [main, ...others] = links;
  return mailPage(
    { ...foot, brand: company.brand, subject, title },
    html`<div class="locator">
        <p>${greeting}</p>
        ${locator.label}
        <strong>${locator.value}</strong>
        ${locator.hint} ${main === undefined ? '' : html`<p>${link(main, 'action')}</p>`}
      </div>
      ${sections.map(
        (section) =>
          html`<section>
            <h2>${section.heading}</h2>
            ${sectionBody(section)} ${section.note === undefined ? '' : html`<p class="note">${section.note}</p>`}
          </section>`,
      )}
      <div class="closing">
        ${others.map((each) => html`<p>${link(each)}</p>`)} ${closing.map((line) => html`<p>${line}</p>`)}
      </div>`,
  );
}

function link({ text, url }: MailContent['links'][number], name?: 'action'): Html {
  return html`<a
    ${name === undefined ? '' : raw(`class="${name}"`)}
    href="${url}"
    target="_blank"
    rel="noopener noreferrer"
    >${text}</a
  >`;
}

function sectionBody(section: MailSection): Html | readonly Html[] {
  if ('items' in section) return itemList(section.items);
  if ('amounts' in section) return amountTable(section.amounts);
  return section.bounds.map((bound) => flightCard(bound, section.columns));
}

function itemList(items: readonly MailItem[]): Html {
  return html`<ul>
    ${items.map(
      ({ text, details }) =>
        html`<li>
          ${text}${
            details.length > 0
              ? html`<ul>
                  ${details.map((detail) => html`<li>${detail}</li>`)}
                </ul>`
              : ''
          }
        </li>`,
    )}
  </ul>`;
}

function flightCard({ title, date, duration, flights }: MailBound, columns: readonly string[]): Html {
  return html`<div class="trip">
    <h3>${title}</h3>
    <p class="date">${date}</p>
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${flights.map(
          ({ flight, departs, arrives, wait }) =>
            html`${
                wait === undefined
                  ? ''
                  : html`<tr>
                      <td class="wait" colspan="3">${wait}</td>
                    </tr>`
              }
              <tr>
                <td>${stop(departs)}</td>
                <td class="flight">${flight}</td>
                <td>${stop(arrives)}</td>
              </tr>`,
        )}
      </tbody>
    </table>
    <p class="duration">${duration}</p>
  </div>`;
}

function stop({ time, code, station, date }: MailStop): Html {
  return html`<strong>${time}</strong><br />${date === undefined ? '' : html`${date}<br />`}<b>${code}</b
    ><br />${station}`;
}

function amountTable(amounts: readonly MailAmount[]): Html {
  return html`<table class="amounts">
    <tbody>
      ${amounts.map(
        ({ label, amount, weight }) =>
          html`<tr class="${weight}">
            <th scope="row">${label}</th>
            <td>${amount}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
