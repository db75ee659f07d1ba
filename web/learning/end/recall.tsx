import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReviewCard } from '../../../domain/learning/review/review.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './recall.module.css';
import { RecallCard } from './recall-card.tsx';
import { useRecall } from './use-recall.ts';

/** Short cards with the words that were looked up in this article. The user can skip them. */
export function Recall({ cards }: { cards: readonly ReviewCard[] }) {
  const { t } = useLingui();
  const [phase, setPhase] = useState<'offered' | 'going' | 'skipped'>('offered');
  const recall = useRecall(cards);
  const { card, count, done, known, grade, undo } = recall;
  if (phase === 'skipped' && done === 0) return null;

  if (phase === 'offered') {
    return (
      <Card padding="none" className={styles.start}>
        <div>
          <h2>{t`${plural(count, { one: 'Recall this word', other: 'Recall these # words' })}`}</h2>
          <p>
            <Trans>Short cards from this article, about a minute</Trans>
          </p>
        </div>
        <div className={styles.buttons}>
          <Button onClick={() => setPhase('going')}>
            <Trans>Start</Trans>
          </Button>
          <Button variant="plain" onClick={() => setPhase('skipped')}>
            <Trans>Skip</Trans>
          </Button>
        </div>
      </Card>
    );
  }

  if (card === undefined || phase === 'skipped') {
    return (
      <Card padding="none" className={styles.start}>
        <div role="status">
          <h2>{t`You recalled ${known} of ${plural(done, { one: '# word', other: '# words' })}`}</h2>
          <p>
            <Trans>They come back in Words when it’s time to review them.</Trans>
          </p>
        </div>
        <div className={styles.buttons}>
          <LinkButton to="/words" variant="outline">
            <Trans>Words</Trans>
          </LinkButton>
          {undo && phase === 'going' && (
            <Button variant="plain" icon="undo" onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          )}
        </div>
      </Card>
    );
  }
  return (
    <RecallCard
      key={card.word.id}
      card={card}
      number={done + 1}
      count={count}
      onGrade={(value) => grade(card.word.id, value)}
      onUndo={undo}
      onSkip={() => setPhase('skipped')}
    />
  );
}
