import { company, type Language, type SearchResults } from '@airline/contract';
import { buildPath } from '@airline/links';
import { siteSearch } from '@airline/mail-texts/site-search';
import { html } from 'hono/html';

import { writePage, type Html } from '../../http/page.ts';
import { countedText, fillText } from '../../texts/fill-text.ts';
import type { ResultsQuestion } from './find-results.ts';

const path = '/s/search.html';

type Result = SearchResults['response']['resultPacket']['results'][number];

/** Writes the results as a page that needs no script. */
export function resultPage({ response: { resultPacket } }: SearchResults, question: ResultsQuestion): Html {
  const { language, query } = question;
  const texts = siteSearch[language];
  return writePage({
    language,
    title: `${query === '' ? texts.title : fillText(texts.titleFor, { query })} · ${company.brand}`,
    body: html`${top(texts.title)} ${form(question)}
    ${query === '' ? html`<p>${texts.ask}</p>` : results(resultPacket, question)}`,
  });
}

/** Writes why there is nothing to show, with the form of a new search. */
export function faultPage(name: string, language: Language): Html {
  const texts = siteSearch[language];
  const { title, body } = name === 'missingParameter' || name === 'invalidCollection' ? texts[name] : texts.badRequest;
  return writePage({
    language,
    title: `${title} · ${company.brand}`,
    body: html`${top(title)}
      <p>${body}</p>
      ${form({ language, query: '', collection: 'site', profile: language })}`,
  });
}

function top(title: string): Html {
  return html`<p class="brand"><a href="${buildPath('home')}">${company.brand}</a></p>
    <h1>${title}</h1>`;
}

function form({
  language,
  query,
  collection,
  profile,
}: Pick<ResultsQuestion, 'language' | 'query' | 'collection' | 'profile'>): Html {
  const texts = siteSearch[language];
  return html`<form class="search" role="search" action="${path}" method="get">
    <input type="hidden" name="collection" value="${collection}" />
    <input type="hidden" name="profile" value="${profile}" />
    <label for="query">${texts.label}</label>
    <input id="query" type="search" name="query" value="${query}" autocomplete="off" maxlength="200" />
    <button type="submit">${texts.search}</button>
  </form>`;
}

function results(
  { results: shown, resultsSummary, spell }: SearchResults['response']['resultPacket'],
  question: ResultsQuestion,
): Html {
  const { language } = question;
  const texts = siteSearch[language];
  const { totalMatching, currStart, currEnd, prevStart, nextStart } = resultsSummary;
  const [before = '', after = ''] = texts.didYouMean.split('{{query}}');
  const meant =
    spell === null
      ? ''
      : html`<p>${before}<a href="${addressOf({ ...question, query: spell.text }, 1)}">${spell.text}</a>${after}</p>`;
  if (shown.length === 0) return html`${meant}${nothing(language)}`;
  const count =
    totalMatching > shown.length
      ? fillText(texts.range, { from: currStart, to: currEnd, count: totalMatching })
      : countedText(language, texts, 'count', totalMatching);
  const step = (start: number | null, label: string, rel: 'prev' | 'next'): Html | '' =>
    start === null ? '' : html`<a class="button" rel="${rel}" href="${addressOf(question, start)}">${label}</a>`;
  return html`${meant}
    <p role="status">${count}</p>
    <ol class="results" start="${currStart}">
      ${shown.map((result) => item(result))}
    </ol>
    ${
      prevStart === null && nextStart === null
        ? ''
        : html`<nav class="steps" aria-label="${texts.pages}">
            ${step(prevStart, texts.previous, 'prev')} ${step(nextStart, texts.next, 'next')}
          </nav>`
    }`;
}

function item({ title, liveUrl, summary, metaData: { within, titleMarks, summaryMarks } }: Result): Html {
  return html`<li>
    <h2><a href="${liveUrl}">${marked(title, titleMarks)}</a></h2>
    ${within.length === 0 ? '' : html`<p class="within">${within.join(' › ')}</p>`}
    ${summary === '' ? '' : html`<p>${marked(summary, summaryMarks)}</p>`}
  </li>`;
}

function nothing(language: Language): Html {
  const texts = siteSearch[language];
  const { phone, href } = company.customerService[language];
  return html`<h2>${texts.none}</h2>
    <p>${texts.noneAdvice}</p>
    <p><a href="${buildPath('help')}">${texts.help}</a></p>
    <p>${texts.phone} <a href="${href}">${phone}</a></p>`;
}

/** Writes a text with what was found in it marked; each piece is escaped. */
function marked(text: string, marks: readonly (readonly [number, number])[]): Html {
  const pieces: (Html | string)[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    pieces.push(text.slice(end, from), html`<mark>${text.slice(from, to)}</mark>`);
    end = to;
  }
  return html`${[...pieces, text.slice(end)]}`;
}

function addressOf({ query, collection, profile, numRanks }: ResultsQuestion, start: number): string {
  const parameters = { collection, profile, query, num_ranks: String(numRanks), start_rank: String(start) };
  return `${path}?${new URLSearchParams(parameters).toString()}`;
}
