import { showSearchResults } from '@airline/contract';
import type { GatewayClient } from '@airline/gateway-client';
import { currentLanguage } from '@airline/i18n';
import { SearchBox } from '@airline/ui/search-box';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { searchHref } from './search-address.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SiteSearchBoxProps {
  /** Absent until it has been loaded: there are no suggestions before. */
  readonly gateway: GatewayClient | undefined;
  /** What is in the input at first. */
  readonly query?: string;
  readonly onLeave?: () => void;
  readonly isFocused?: boolean;
}

/** Renders the search of the site with its suggestions, which leads to the results' address. */
export function SiteSearchBox({ gateway, query = '', onLeave, isFocused = false }: SiteSearchBoxProps): ReactNode {
  const { t, i18n } = useTranslation('siteSearch');
  const navigate = useNavigate();
  const language = currentLanguage(i18n);
  const [typed, setTyped] = useState(query);
  const suggestions = useSuggestions(gateway, typed === query ? '' : typed, language);
  return (
    <SearchBox
      texts={{
        label: t('label'),
        submit: t('submit'),
        suggestions: t('suggestions'),
        count: (count) => t('suggestionCount', { count }),
      }}
      query={typed}
      onQueryChange={setTyped}
      suggestions={suggestions}
      onSearch={(asked) => void navigate(searchHref({ query: asked }))}
      action={showSearchResults.path}
      parameters={{ collection: 'site', profile: language }}
      isFocused={isFocused}
      {...(onLeave === undefined ? {} : { onLeave })}
    />
  );
}
