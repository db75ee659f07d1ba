import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { searchMaxLength } from '../../domain/library/search.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-prompt.module.css';

export function SearchPrompt({ query, isWaiting = false }: { query: string; isWaiting?: boolean }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();

  // A page that only asks for words is ready for them.
  useEffect(() => {
    if (isWaiting) field.current?.focus();
  }, [isWaiting]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q !== '') void router.navigate({ to: '/search', search: { q } });
  }

  return (
    <search>
      <form className={styles.prompt} onSubmit={handleSubmit} key={query}>
        <Icon name="search" />
        <input
          ref={field}
          name="q"
          type="search"
          defaultValue={query}
          maxLength={searchMaxLength}
          aria-label={t`What to search for`}
          placeholder={t`a market at dawn`}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
