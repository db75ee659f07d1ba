import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import marks from '../marks/marks.module.css';
import { useLearningSettings } from '../use-learning-settings.ts';
import { articleEndQuery } from './end-queries.ts';
import styles from './end-summary.module.css';
import { Recall } from './recall.tsx';

interface EndSummaryProps {
  articleId: string;
  language: Language;
  sentenceCount: number;
}

/**
 * A summary at the end of an article: what was read (unless most of it was only skimmed), new words, words that were looked up, and Recall cards. Empty without
 * data, for example offline.
 */
export function EndSummary({ articleId, language, sentenceCount }: EndSummaryProps) {
  const { t } = useLingui();
  const end = useQuery(articleEndQuery(articleId, language)).data;
  const { settings } = useLearningSettings();
  if (end === undefined) return null;
  const { sentences, seconds, lookedUp, wordsMet, recall } = end;
  const minutes = Math.max(1, Math.round(seconds / 60));
  const looked = lookedUp.length;
  const met = wordsMet.length;
  return (
    <div className={styles.summary}>
      {sentences > 0 && sentences >= sentenceCount / 2 && (
        <p className={styles.read}>
          {t`${plural(sentences, { one: '# sentence', other: '# sentences' })} in ${plural(minutes, { one: '# minute', other: '# minutes' })}`}
        </p>
      )}
      {(looked > 0 || met > 0) && (
        <div className={styles.words}>
          {looked > 0 && (
            <Words
              title={t`${plural(looked, { one: '# word looked up', other: '# words looked up' })}`}
              words={lookedUp.map(({ base }) => base)}
              language={language}
              className={marks.saved}
            />
          )}
          {met > 0 && (
            <Words
              title={
                looked > 0
                  ? t`${plural(met, { one: '# more word met for the first time', other: '# more words met for the first time' })}`
                  : t`${plural(met, { one: '# word met for the first time', other: '# words met for the first time' })}`
              }
              words={wordsMet}
              language={language}
              className={marks.new}
            />
          )}
        </div>
      )}
      {settings?.recallsAtEnd !== false && recall.length > 0 && <Recall cards={recall} />}
    </div>
  );
}

const mostShown = 12;

interface WordsProps {
  title: string;
  words: readonly string[];
  language: Language;
  className: string | undefined;
}

function Words({ title, words, language, className }: WordsProps) {
  const { t } = useLingui();
  const left = words.length - mostShown;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {words.slice(0, mostShown).map((word) => (
          <li key={word} lang={language} className={className}>
            {word}
          </li>
        ))}
        {left > 0 && <li>{t`${plural(left, { one: 'and # more', other: 'and # more' })}`}</li>}
      </ul>
    </div>
  );
}
