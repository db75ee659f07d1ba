import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../../domain/language.ts';
import type { ArticleEnd } from '../../../domain/learning/article-end.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLearningSettings } from '../use-learning-settings.ts';
import { articleEndQuery } from './end-queries.ts';
import styles from './end-summary.module.css';
import { LookedUpWord } from './looked-up-word.tsx';
import { MetWordToggle } from './met-word-toggle.tsx';
import { Recall } from './recall.tsx';
import { useMetWords } from './use-met-words.ts';

interface EndSummaryProps {
  articleId: string;
  language: Language;
  sentenceCount: number;
}

/**
 * The reading time is shown only if at least this share of the sentences was measured as read or heard. The share is
 * below 1, because the last sentences may be too recent or too short to be measured.
 */
const shareForTime = 0.75;

/**
 * A summary at the end of an article: its length and the reading time, new words, words that were looked up, and Recall cards.
 * Empty without data, for example offline.
 */
export function EndSummary({ articleId, language, sentenceCount: sentences }: EndSummaryProps) {
  const { t } = useLingui();
  const end = useQuery(articleEndQuery(articleId, language)).data;
  const { settings } = useLearningSettings();
  if (end === undefined) return null;
  const { sentences: measured, seconds, recall } = end;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return (
    <div className={styles.summary}>
      {measured > 0 && measured >= sentences * shareForTime && (
        <p className={styles.read}>
          {t`${plural(sentences, { one: '# sentence', other: '# sentences' })} in ${plural(minutes, { one: '# minute', other: '# minutes' })}`}
        </p>
      )}
      <EndWords articleId={articleId} language={language} end={end} />
      {settings?.recallsAtEnd !== false && recall.length > 0 && <Recall cards={recall} />}
    </div>
  );
}

/** The words looked up and the words met for the first time, each with a toggle that saves it for review unless it is known. */
function EndWords({ articleId, language, end }: Omit<EndSummaryProps, 'sentenceCount'> & { end: ArticleEnd }) {
  const { t } = useLingui();
  const metWords = useMetWords(end.wordsMet);
  const lookedUp = end.lookedUp.filter(({ id }) => !metWords.includes(id));
  const looked = lookedUp.length;
  const met = metWords.words.length;
  if (looked + met === 0) return null;
  return (
    <div className={styles.words}>
      {looked > 0 && (
        <Words
          title={t`${plural(looked, { one: '# word looked up', other: '# words looked up' })}`}
          words={lookedUp.map((word) => (
            <li key={word.id}>
              <LookedUpWord word={word} />
            </li>
          ))}
        />
      )}
      {met > 0 && (
        <Words
          title={
            looked > 0
              ? t`${plural(met, { one: '# more word met for the first time', other: '# more words met for the first time' })}`
              : t`${plural(met, { one: '# word met for the first time', other: '# words met for the first time' })}`
          }
          words={metWords.words.map((word) => (
            <li key={`${word.sentence} ${word.start}`}>
              <MetWordToggle
                word={word}
                articleId={articleId}
                language={language}
                savedId={metWords.savedIdOf(word)}
                onChange={(savedId) => metWords.change(word, savedId)}
              />
            </li>
          ))}
        />
      )}
    </div>
  );
}

const mostShown = 12;

function Words({ title, words }: { title: string; words: readonly ReactNode[] }) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const left = words.length - mostShown;

  function showAll() {
    flushSync(() => setIsWhole(true));
    // The pressed button has disappeared, so the focus moves to the first of the words that the button has shown.
    list.current?.children[mostShown]?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
  }

  return (
    <div>
      <h2>{title}</h2>
      <ul ref={list}>
        {isWhole ? words : words.slice(0, mostShown)}
        {left > 0 && !isWhole && (
          <li>
            <Button variant="plain" size="compact" onClick={showAll}>
              {t`${plural(left, { one: 'and # more', other: 'and # more' })}`}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
