import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { profileQuery } from '../../access/queries.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { languageInSentence } from '../../platform/language-names.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { useKeptQueue } from '../review/use-kept-queue.ts';
import { DueCard } from './due-card.tsx';
import { ListActions } from './list-actions.tsx';
import { noFilters, type WordFilters } from './queries.ts';
import { useWords } from './use-words.ts';
import { WaitingWords } from './waiting-words.tsx';
import { WordList } from './word-list.tsx';
import { WordsEmpty } from './words-empty.tsx';
import { WordsLoading } from './words-loading.tsx';
import styles from './words-page.module.css';
import { WordsTools } from './words-tools.tsx';

/** The saved words of the learning language. */
export function WordsPage() {
  const { t } = useLingui();
  usePageTitle(t`Words`);
  const language = useQuery(profileQuery).data?.learningLang;
  return language && <Words key={language} language={language} />;
}

function Words({ language }: { language: Language }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  // These two filters are in the address, so that links can set the filters and a reload keeps them.
  const { articleId, source } = useSearch({ from: '/shell/words' });
  const [others, setOthers] = useState(noFilters);
  const filters: WordFilters = { ...others, articleId, source };
  const [isSelecting, setIsSelecting] = useState(false);
  const list = useWords(language, filters);

  function change(changed: Partial<WordFilters>) {
    setOthers((now) => ({ ...now, ...changed }));
    if (!('articleId' in changed) && !('source' in changed)) return;
    const next = { ...filters, ...changed };
    const search = { articleId: next.articleId, source: next.source };
    void router.navigate({ to: '/words', search, replace: true, resetScroll: false });
  }
  useKeptQueue(language);

  const { summary } = list;
  if (list.error !== null) {
    return (
      <ErrorState
        size="page"
        title={t`Your words couldn’t be loaded`}
        text={t(errorMessage(list.error))}
        action={
          <Button icon="refresh" onClick={list.retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  const saved = summary && Object.values(summary.counts).reduce((sum, count) => sum + count, 0);
  if (saved === 0)
    return (
      <>
        <WaitingWords language={language} />
        <WordsEmpty language={language} />
      </>
    );
  const languageWord = languageInSentence(language, i18n.locale);

  return (
    <div>
      <header className={styles.head}>
        <div>
          <h1>
            <Trans>Words</Trans>
          </h1>
          <p className={styles.count}>
            {saved === undefined ? (
              ' '
            ) : (
              <>
                <span className={styles.short}>{t`${plural(saved, { one: '# word', other: '# words' })}`}</span>
                <span className={styles.long}>
                  {t`${plural(saved, { one: '# word', other: '# words' })} in ${languageWord}`}
                </span>
              </>
            )}
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="plain" className={styles.select} onClick={() => setIsSelecting(!isSelecting)}>
            {isSelecting ? t`Done` : t`Select`}
          </Button>
          <ListActions language={language} />
        </div>
      </header>
      <WaitingWords language={language} />
      {summary === undefined ? <WordsLoading /> : <DueCard outlook={summary.review} />}
      {summary !== undefined && (
        <>
          <WordsTools filters={filters} onChange={change} list={summary} />
          <WordList key={JSON.stringify(filters)} list={list} isSelecting={isSelecting} onSelecting={setIsSelecting} />
        </>
      )}
    </div>
  );
}
