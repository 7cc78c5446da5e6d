import type { SearchResult, SearchResults as Packet } from '@airline/contract';
import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { currentLanguage } from '@airline/i18n';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { Pagination } from '@airline/ui/pagination';
import { PhoneText } from '@airline/ui/phone-text';
import { Skeleton } from '@airline/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MarkedText } from './MarkedText.tsx';
import { searchHref } from './search-address.ts';
import styles from './SearchPage.module.css';
import { siteSearchQuery, type SiteQuestion } from './search-queries.ts';

/** Renders the results of a search, or why there are none and what to do. */
export function SearchResults({ question }: { readonly question: SiteQuestion }): ReactNode {
  const { t, i18n } = useTranslation('siteSearch');
  const { data, error, refetch } = useQuery(siteSearchQuery(useSession(), question, currentLanguage(i18n)));
  const failure = data === undefined ? failureIn(error) : undefined;
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton label={t('loading')} shape="card" count={4} />;
  return (
    <>
      {data.spell === null ? null : <DidYouMean correction={data.spell.text} />}
      {data.results.length === 0 ? <Nothing query={question.query} /> : <Found packet={data} question={question} />}
    </>
  );
}

function Found({
  packet: { results, resultsSummary },
  question: { query, page },
}: {
  readonly packet: Packet['response']['resultPacket'];
  readonly question: SiteQuestion;
}): ReactNode {
  const { t } = useTranslation('siteSearch');
  const { totalMatching: count, numRanks, currStart: from, currEnd: to } = resultsSummary;
  const isPaged = count > results.length;
  return (
    <>
      <output className={styles['count']}>
        {isPaged ? t('range', { from, to, count, query }) : t('count', { count, query })}
      </output>
      <ol className={styles['results']} start={from}>
        {results.map((result) => (
          <li key={result.rank}>
            <Result result={result} />
          </li>
        ))}
      </ol>
      <Pagination
        texts={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (number) => t('pages.page', { page: number }),
        }}
        page={page}
        pageCount={Math.ceil(count / numRanks)}
        hrefFor={(number) => searchHref({ query, page: number })}
      />
    </>
  );
}

function Result({ result: { title, liveUrl, summary, metaData } }: { readonly result: SearchResult }): ReactNode {
  return (
    <article className={styles['result']}>
      <h2 className={styles['name']}>
        <Link href={liveUrl}>
          <MarkedText text={title} marks={metaData.titleMarks} />
        </Link>
      </h2>
      {metaData.within.length === 0 ? null : <p className={styles['within']}>{metaData.within.join(' › ')}</p>}
      {summary === '' ? null : (
        <p>
          <MarkedText text={summary} marks={metaData.summaryMarks} />
        </p>
      )}
    </article>
  );
}

function DidYouMean({ correction }: { readonly correction: string }): ReactNode {
  const { t } = useTranslation('siteSearch');
  const place = '\u0000';
  const [before, after] = t('didYouMean', { correction: place }).split(place);
  return (
    <p className={styles['meant']}>
      {before}
      <Link href={searchHref({ query: correction })}>{correction}</Link>
      {after}
    </p>
  );
}

function Nothing({ query }: Pick<SiteQuestion, 'query'>): ReactNode {
  const { t } = useTranslation('siteSearch');
  const { t: shell } = useTranslation('shell');
  const phone = shell('customerService.phone');
  return (
    <EmptyState title={t('none', { query })} actions={<ButtonLink href={buildPath('help')}>{t('help')}</ButtonLink>}>
      <PhoneText phone={phone} href={shell('customerService.href')}>
        {t('noneAdvice', { phone })}
      </PhoneText>
    </EmptyState>
  );
}
