import { createSiteSearch } from '@airline/gateway/test-support';
import { buildPath, isLinkId } from '@airline/links';
import { beforeAll, describe, expect, test } from 'vitest';

import { app } from '../app.ts';
import { prerender } from '../prerender.tsx';
import { tunedQuestions, unseenQuestions, type LabelledQuestion } from './questions.ts';

type SiteSearch = ReturnType<typeof createSiteSearch>;
let search: SiteSearch;

/** The pages as the build writes them: what stands around them tells the search nothing but their description. */
beforeAll(async () => {
  const pages = (await prerender())
    .filter(({ isFindable }) => isFindable)
    .map(({ path, language, description, html }) => ({
      path,
      language,
      html: `<meta name="description" content="${description.replaceAll('"', '&quot;')}" />${html}`,
    }));
  search = createSiteSearch(() => pages);
});

function addressesFor({ question, language }: LabelledQuestion, count: number): readonly string[] {
  const { found } = search.current().search({ query: question, collection: 'site', language });
  return found.slice(0, count).map(({ address }) => address);
}

/** `help#pets` is a section of a page, `help` the page with all its sections, `place:CUN` flights there. */
function isAnswer(address: string, label: string): boolean {
  const [id = '', section] = label.split('#');
  if (id.startsWith('place:')) {
    return address === `${buildPath('air-booking-flights')}?to=${id.slice('place:'.length)}`;
  }
  if (!isLinkId(id)) throw new Error(`'${id}' is no link.`);
  const path = (buildPath as (id: string) => string)(id);
  return section === undefined ? address.split('#')[0] === path : address === `${path}#${section}`;
}

describe.each([
  ['questions that nobody looked at while the search was tuned', unseenQuestions],
  ['questions that it was tuned by', tunedQuestions],
])('%s', (_, questions) => {
  test('there are a hundred of them, in both languages', () => {
    expect(questions).toHaveLength(100);
    expect(questions.filter(({ language }) => language === 'en')).toHaveLength(50);
  });

  test('95 of 100 have an answer among the first five results', () => {
    const missed = questions.filter((each) =>
      addressesFor(each, 5).every((address) => !each.answers.some((label) => isAnswer(address, label))),
    );
    expect(missed.length, JSON.stringify(missed.map(({ question }) => question))).toBeLessThanOrEqual(5);
  });
});

test('every place of the header, the footer and the account’s menu is found', async () => {
  const findable = new Set((await prerender()).filter(({ isFindable }) => isFindable).map(({ path }) => path));
  const places = [
    ...(app.navigation ?? []).map(({ href }) => href),
    ...(app.footer ?? []).flatMap((column) => column.places.map(({ href }) => href)),
    ...app.accountMenu.map(({ href }) => href),
  ].filter((href) => !/^\/\w+\/ctm\//.test(href));
  expect(places.filter((href) => !findable.has(href))).toEqual([]);
});
