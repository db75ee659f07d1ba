import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BookmarkedSentence } from '../../../domain/library/article.ts';
import { Icon } from '../../ui/image/icon.tsx';
import homeStyles from '../home/home-page.module.css';
import styles from './bookmarked-sentences.module.css';

/** The bookmarked sentences of all articles with their notes. Each links to its place in the article. */
export function BookmarkedSentences({ sentences }: { sentences: readonly BookmarkedSentence[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className={homeStyles.section}>
      <h2>
        <Trans>Bookmarks and notes</Trans>
      </h2>
      <ul className={styles.list}>
        {sentences.map(({ articleId, sentence, text, note, title, language }) => (
          <li key={`${articleId} ${sentence}`}>
            <Link to="/article/$articleId" params={{ articleId }} hash={`sentence-${sentence}`} className={styles.row}>
              <Icon name="bookmark" size="small" />
              <span lang={language} className={styles.sentence}>
                {text}
              </span>
              {note !== '' && <span className={styles.note}>{note}</span>}
              <span lang={language} className={styles.title}>
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
