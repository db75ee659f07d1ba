import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type BegunArticle, minutesLeft } from '../../../domain/library/article.ts';
import { Progress } from '../../ui/status/progress.tsx';
import { CardLink } from '../card-link.tsx';
import { Cover } from '../cover.tsx';
import { LevelTag } from '../level-tag.tsx';
import { PrivateMark } from '../private-mark.tsx';
import styles from './begun-card.module.css';

/** A started article with its progress. The first card (`isLead`) also shows the sentence at which the user stopped. */
export function BegunCard({ article, isLead }: { article: BegunArticle; isLead: boolean }) {
  const { t } = useLingui();
  const callId = useId();
  const { sentence, sentenceCount } = article;
  const minutes = minutesLeft(article);
  return (
    <div className={styles.card} data-lead={isLead || undefined}>
      <Cover article={article} />
      <div className={styles.words}>
        <h3 lang={article.titleLanguage}>
          <CardLink article={article} callId={isLead ? callId : undefined} />
        </h3>
        {article.nativeTitle !== null && article.nativeTitle !== article.title && (
          <p className={styles.native}>{article.nativeTitle}</p>
        )}
        {isLead && <blockquote lang={article.titleLanguage}>{article.sentenceText}</blockquote>}
        <Progress
          label={t`Progress`}
          isLabelHidden
          value={sentence}
          max={sentenceCount}
          text={t`${sentence} of ${sentenceCount}`}
        />
        <p className={styles.left}>
          <LevelTag level={article.level} />
          {t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`}
          {article.isPrivate && <PrivateMark />}
        </p>
        {isLead && (
          <span className={styles.go} id={callId} aria-hidden="true">
            <Trans>Continue</Trans>
          </span>
        )}
      </div>
    </div>
  );
}
