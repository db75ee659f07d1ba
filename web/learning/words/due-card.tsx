import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReviewOutlook } from '../../../domain/learning/saved-word.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { NextReview } from '../next-review.tsx';
import styles from './due-card.module.css';

const cardsPerMinute = 3;

/** How many words can be reviewed now, or when the next words are due. */
export function DueCard({ outlook: { due, fresh, next, later = 0, hasAhead = false } }: { outlook: ReviewOutlook }) {
  const { t } = useLingui();
  const ready = due + fresh;
  if (ready === 0) {
    return (
      <Card padding="none" className={styles.due}>
        <div>
          <h2>
            <Trans>Nothing is due</Trans>
          </h2>
          <p>
            <NextReview next={next} />
            {hasAhead && (
              <>
                {' '}
                <Link to="/words/review" search={{ ahead: true }} className={styles.practise}>
                  <Trans>Practise anyway</Trans>
                </Link>
              </>
            )}
          </p>
        </div>
        {later > 0 ? (
          <LinkButton to="/words/review" variant="outline">
            <Trans>More new words</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/" variant="outline">
            <Trans>Read something</Trans>
          </LinkButton>
        )}
      </Card>
    );
  }
  const minutes = Math.ceil(ready / cardsPerMinute);
  return (
    <Card padding="none" className={styles.due}>
      <div>
        <h2>{t`${plural(ready, { one: '# word is ready', other: '# words are ready' })}`}</h2>
        <p>
          {t`${plural(minutes, { one: 'About a minute', other: 'About # minutes' })}`}
          {fresh > 0 && (
            <span className={styles.fresh}>{t`${plural(fresh, { one: ', # new word', other: ', # new words' })}`}</span>
          )}
        </p>
      </div>
      <LinkButton to="/words/review">
        <Trans>Review</Trans>
      </LinkButton>
    </Card>
  );
}
