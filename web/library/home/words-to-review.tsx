import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/image/icon.tsx';
import styles from './words-to-review.module.css';

/** A link to the review. Nothing is shown if no word can be reviewed. */
export function WordsToReview({ count }: { count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <p className={styles.review}>
      <Icon name="bookmark" />
      <Link to="/words/review">{t`${plural(count, { one: '# word to review', other: '# words to review' })}`}</Link>
    </p>
  );
}
