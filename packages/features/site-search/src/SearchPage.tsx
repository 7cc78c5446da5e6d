import { Page } from '@airline/app-shell';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { parseSiteQuestion, searchHref } from './search-address.ts';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';
import { SiteSearchBox } from './SiteSearchBox.tsx';

/** What is offered to who has typed nothing yet. */
const topics = ['bags', 'change', 'cancel', 'pets', 'children', 'delays', 'points', 'wheelchair'] as const;

/** Renders the search of the site: its form, and the results of what its address asks for. */
export function Component(): ReactNode {
  const { t } = useTranslation('siteSearch');
  const session = useSession();
  const [params] = useSearchParams();
  // The page is prerendered for everybody: what its address asks for is read where it is shown.
  const isShown = useSyncExternalStore(watchNothing, yes, no);
  const { query, page } = parseSiteQuestion(isShown ? params : new URLSearchParams());
  return (
    <Page title={t('title')} lead={query === '' ? t('lead') : undefined} size={query === '' ? 'full' : 'compact'}>
      <div className={styles['page']}>
        <Card>
          <SiteSearchBox key={query} gateway={session} query={query} />
        </Card>
        {query === '' ? <Topics /> : <SearchResults question={{ query, page }} />}
      </div>
    </Page>
  );
}

const watchNothing = () => () => undefined;
const yes = () => true;
const no = () => false;

function Topics(): ReactNode {
  const { t } = useTranslation('siteSearch');
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className={styles['title']}>
        {t('topicsTitle')}
      </h2>
      <ul className={styles['topics']}>
        {topics.map((topic) => {
          const query = t(`topics.${topic}`);
          return (
            <li key={topic}>
              <Link href={searchHref({ query })}>{query}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
