import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { isLanguage } from '../../../domain/language.ts';
import { searchMaxLength } from '../../../domain/library/search.ts';
import { searchSuggestions } from '../../../domain/library/search-suggestions.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './search-prompt.module.css';

interface SearchPromptProps {
  query: string;
  /** True while nothing is searched. While this is true, the field is the only content of the page and gets the focus. */
  isWaiting?: boolean;
  /** Called while the user types, to update the visible results. Without this callback, submitting opens the search page. */
  onType?: (query: string) => void;
}

const settledAfterMs = 300;
// While the user types, shorter queries are not searched: they match too many articles.
const shortestBeginning = 3;

export function SearchPrompt({ query, isWaiting = false, onType }: SearchPromptProps) {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const router = useRouter();
  const [example] = searchSuggestions[isLanguage(i18n.locale) ? i18n.locale : 'en'];

  useEffect(() => {
    if (isWaiting) field.current?.focus({ preventScroll: true });
  }, [isWaiting]);

  // When the query in the address changes (for example by the back button), copies it to the field. Does nothing while the
  // user types.
  useEffect(() => {
    if (field.current === null || typing.current !== undefined) return;
    if (field.current.value.trim() !== query) field.current.value = query;
  }, [query]);

  useEffect(() => () => clearTimeout(typing.current), []);

  function stopWaiting() {
    clearTimeout(typing.current);
    typing.current = undefined;
  }

  function handleType(value: string) {
    stopWaiting();
    const typed = value.trim();
    if (onType === undefined || (typed.length < shortestBeginning && typed !== '')) return;
    typing.current = setTimeout(() => {
      typing.current = undefined;
      onType(typed);
    }, settledAfterMs);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    stopWaiting();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q === '') return;
    if (onType === undefined) void router.navigate({ to: '/search', search: { q } });
    else onType(q);
  }

  return (
    <search>
      <form className={styles.prompt} action="/search" onSubmit={handleSubmit}>
        <Icon name="search" />
        <input
          ref={field}
          name="q"
          type="search"
          defaultValue={query}
          maxLength={searchMaxLength}
          aria-label={t`What to search for`}
          placeholder={example}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => handleType(event.target.value)}
        />
        <Button type="submit">
          <span className={styles.label}>
            <Trans>Search</Trans>
          </span>
          <span className={styles.sign}>
            <Icon name="arrow-right" />
          </span>
        </Button>
      </form>
    </search>
  );
}
