import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReviewCard } from '../../../domain/learning/review/review.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { useWordKind } from '../word-kind.ts';
import { Meaning } from '../words/meaning.tsx';
import { useWordActions } from '../words/use-word-actions.ts';
import styles from './answer.module.css';
import { asksByMeaning } from './question.tsx';
import type { Answered } from './suggest-grade.ts';
import { TypedResult } from './typed-result.tsx';
import type { ReviewState } from './use-review.ts';

interface AnswerProps {
  card: ReviewCard;
  answered: Answered;
  review: Pick<ReviewState, 'play' | 'hasAudioFailed' | 'isEditing' | 'setIsEditing' | 'correctMeaning'>;
}

/** The word, its meaning (if the question has not shown it yet), and how the typed answer differs from the word. */
export function Answer({ card: { word, audioUrl }, answered, review }: AnswerProps) {
  const kindOf = useWordKind();
  const actions = useWordActions();
  const { id, base, language, meaning, articleId, sentenceNumber } = word;
  return (
    <section className={styles.answer}>
      <div>
        <h2 className={styles.base} lang={language}>
          {base}
        </h2>{' '}
        <span className={styles.kind}>{kindOf(word)}</span>
      </div>
      {review.isEditing ? (
        <Meaning
          word={word}
          isEditing
          onEditing={review.setIsEditing}
          onSave={(changed, text) => actions.saveMeaning(changed, text, (saved) => review.correctMeaning(id, saved))}
        />
      ) : (
        !asksByMeaning(word) && <p className={styles.meaning}>{meaning}</p>
      )}
      {answered.way === 'type' && <TypedResult answered={answered} word={word} />}
      <div className={styles.links}>
        {audioUrl !== null && (
          <button type="button" onClick={review.play}>
            <Icon name="listen" />
            {review.hasAudioFailed ? <Trans>The audio isn’t on this device</Trans> : <Trans>Play again</Trans>}
          </button>
        )}
        {articleId !== null && (
          <Link
            to="/article/$articleId"
            params={{ articleId }}
            {...(sentenceNumber !== null && { hash: `sentence-${sentenceNumber}` })}
          >
            <Icon name="book" />
            <Trans>Open article</Trans>
          </Link>
        )}
      </div>
    </section>
  );
}
