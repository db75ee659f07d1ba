import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ArticleType } from '../../../domain/library/article-attributes.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { SourceLink } from '../../library/source-link.tsx';
import styles from './reader.module.css';

/** Says whether the article is fiction, and names its author or book. Library articles have no author. */
export function CreatorLine({ reading }: { reading: Reading }) {
  const { type, creatorKind, isFromDrawer, origin, ownVisibility } = reading;
  const kind = useKind(type);
  if (creatorKind === 'library' && kind === undefined) return null;
  if (origin?.book) {
    const { id: bookId, title } = origin.book;
    return (
      <small className={styles.creator}>
        <Link to="/book/$bookId" params={{ bookId }}>
          {title}
        </Link>
      </small>
    );
  }
  return (
    <small className={styles.creator}>
      {kind}
      {kind !== undefined && creatorKind !== 'library' && ' · '}
      {creatorKind === 'manual' && ownVisibility === 'private' && <Trans>Your own text, which only you can read</Trans>}
      {creatorKind === 'manual' && ownVisibility === 'everybody' && (
        <Trans>Your own text, which everyone can read</Trans>
      )}
      {creatorKind === 'manual' && ownVisibility === null && <Trans>A learner’s own text</Trans>}
      {creatorKind === 'ai' && isFromDrawer && <Trans>From Foxy’s drawer</Trans>}
      {creatorKind === 'ai' && !isFromDrawer && <Trans>Written by Foxy, an AI: it may contain mistakes</Trans>}
      {origin?.sourceUrl && (
        <>
          {' · '}
          <SourceLink url={origin.sourceUrl} />
        </>
      )}
    </small>
  );
}

/** The label of invented texts, for example “Satire”; undefined for other articles. */
function useKind(type: ArticleType | null): string | undefined {
  const { t } = useLingui();
  switch (type) {
    case 'fictional-story':
      return t`Fiction`;
    case 'satirical-piece':
      return t`Satire`;
    case 'interview-style-article':
      return t`Fictional interview`;
    default:
      return undefined;
  }
}
