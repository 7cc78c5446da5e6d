import {
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';

import { Button } from '../button/Button.tsx';
import inputStyles from '../field/InputBox.module.css';
import { useLinkClick } from '../navigation/NavigationProvider.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './SearchBox.module.css';

/** Something that may be meant by what is typed, and where it leads. */
export interface SearchSuggestion {
  readonly href: string;
  readonly label: string;
  /** What it belongs to, in a word or two. */
  readonly detail?: string;
}

/** The words of {@link SearchBox}. */
export interface SearchBoxTexts {
  /** Names the input: '¿Qué busca?'. */
  readonly label: string;
  /** The button: 'Buscar'. */
  readonly submit: string;
  /** Names the list: 'Sugerencias'. */
  readonly suggestions: string;
  /** Said when the list changes: `(3) => '3 sugerencias'`. */
  readonly count: (suggestions: number) => string;
}

/** What {@link SearchBox} takes. */
export interface SearchBoxProps {
  readonly texts: SearchBoxTexts;
  /** What is typed. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** For what is typed, the best first: searching is the caller's. */
  readonly suggestions: readonly SearchSuggestion[];
  /** Called with what is typed, without blanks around it. */
  readonly onSearch: (query: string) => void;
  /** Called when a suggestion is followed: the link's own way is taken too. */
  readonly onFollow?: () => void;
  /** Called when Escape is pressed and no list is open. */
  readonly onLeave?: () => void;
  /** Where the form leads without a script, and what it sends beside `query`. */
  readonly action: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Takes the focus when it is shown. */
  readonly isFocused?: boolean;
}

/**
 * Renders a search with suggestions that follow what is typed, as a form that also works without a script.
 *
 * Arrows move in the list, Enter follows the marked suggestion or searches, Escape closes the list. The focus stays in the input; how
 * many suggestions there are is said politely. It brings nothing of React Aria: a header can show it soon.
 *
 * Source: WAI-ARIA APG, combobox with list autocomplete and manual selection.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { SearchBox } from '@airline/ui/search-box';
 *
 * const texts = { label: '¿Qué busca?', submit: 'Buscar', suggestions: 'Sugerencias', count: (count: number) => `${count} sugerencias` };
 * const all = [{ href: '/help/#bags', label: 'Equipaje' }];
 * export function Example({ search }: { search: (query: string) => void }) {
 *   const [query, setQuery] = useState('');
 *   return (
 *     <SearchBox texts={texts} query={query} onQueryChange={setQuery} suggestions={all} onSearch={search}
 *       action="/s/search.html" parameters={{ collection: 'site' }} />
 *   );
 * }
 * ```
 */
export function SearchBox({
  texts,
  query,
  onQueryChange,
  suggestions,
  onSearch,
  onFollow,
  onLeave,
  action,
  parameters,
  isFocused = false,
}: SearchBoxProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<number>();
  const isListed = isOpen && suggestions.length > 0;
  const active = isListed && marked !== undefined && marked < suggestions.length ? marked : undefined;
  const optionId = (place: number): string => `${id}-${place}`;
  const input = useRef<HTMLInputElement>(null);
  useEarlyQuery(input, onQueryChange);
  useLayoutEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  function close(): void {
    setOpen(false);
    setMarked(undefined);
  }

  function type(text: string): void {
    onQueryChange(text);
    setOpen(true);
    setMarked(undefined);
  }

  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    close();
    onSearch(query.trim());
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { length } = suggestions;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && length > 0) {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked(active === undefined ? (step === 1 ? 0 : length - 1) : (active + step + length) % length);
    } else if (event.key === 'Enter' && active !== undefined) {
      // The option is a link: it is followed as by a press.
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isListed) close();
      else onLeave?.();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form is what works without a script; browsers before 2023 do not know the tag
    <form role="search" action={action} method="get" className={styles['search']} onSubmit={search}>
      {Object.entries(parameters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={styles['label']}>
        {texts.label}
      </label>
      <div className={styles['line']}>
        <div
          className={styles['field']}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) close();
          }}
        >
          <div className={inputStyles['box']}>
            <span className={inputStyles['before']} aria-hidden="true">
              <svg viewBox="0 0 24 24" className={styles['glass']}>
                <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m5 11.5L20 20" />
              </svg>
            </span>
            <input
              id={id}
              ref={input}
              type="search"
              name="query"
              role="combobox"
              aria-expanded={isListed}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={active === undefined ? undefined : optionId(active)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={200}
              className={`${inputStyles['input'] ?? ''} ${styles['input'] ?? ''}`}
              value={query}
              onChange={(event) => type(event.target.value)}
              onKeyDown={press}
            />
          </div>
          <div
            id={`${id}-list`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox, which no tag is
            role="listbox"
            aria-label={texts.suggestions}
            hidden={!isListed}
            className={styles['list']}
          >
            {suggestions.map((suggestion, place) => (
              <Suggestion
                key={suggestion.href + suggestion.label}
                id={optionId(place)}
                suggestion={suggestion}
                isMarked={place === active}
                onFollow={() => {
                  close();
                  onFollow?.();
                }}
              />
            ))}
          </div>
        </div>
        <Button type="submit" variant="primary">
          {texts.submit}
        </Button>
      </div>
      <VisuallyHidden>
        <output>{isListed ? texts.count(suggestions.length) : ''}</output>
      </VisuallyHidden>
    </form>
  );
}

function Suggestion({
  id,
  suggestion: { href, label, detail },
  isMarked,
  onFollow,
}: {
  readonly id: string;
  readonly suggestion: SearchSuggestion;
  readonly isMarked: boolean;
  readonly onFollow: () => void;
}): ReactNode {
  const follow = useLinkClick(href, onFollow);
  return (
    <a
      id={id}
      href={href}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link, so that it can be opened in another tab
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      data-marked={isMarked || undefined}
      className={styles['option']}
      // The input keeps the focus: the list would close before the press is done.
      onMouseDown={(event) => event.preventDefault()}
      onClick={follow}
    >
      <span>{label}</span>
      {detail === undefined ? null : <span className={styles['detail']}>{detail}</span>}
    </a>
  );
}

/** Hands over what was typed before the script took over a prerendered page, which React would put back. */
function useEarlyQuery(input: RefObject<HTMLInputElement | null>, onQueryChange: (query: string) => void): void {
  const latest = useRef(onQueryChange);
  const [, renderAnew] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    const { current } = input;
    if (current !== null && current.value !== current.defaultValue) latest.current(current.value);
    // Such a page is taken over without haste: a key pressed before its next paint needs a render that cannot wait.
    renderAnew();
  }, [input]);
}
