import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Reading } from '../../../domain/reader/reading.ts';
import styles from './reader.module.css';

/** The author, unless the article is from the library. */
export function CreatorLine({ reading: { creatorKind, isFromDrawer, origin, ownVisibility } }: { reading: Reading }) {
  if (creatorKind === 'library') return null;
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
      {creatorKind === 'manual' && ownVisibility === 'private' && <Trans>Your own text, which only you can read</Trans>}
      {creatorKind === 'manual' && ownVisibility === 'everybody' && (
        <Trans>Your own text, which everybody can read</Trans>
      )}
      {creatorKind === 'manual' && ownVisibility === null && <Trans>A learner’s own text</Trans>}
      {creatorKind === 'ai' && isFromDrawer && <Trans>From Foxy’s drawer</Trans>}
      {creatorKind === 'ai' && !isFromDrawer && <Trans>Written by Foxy, an AI: it may contain mistakes</Trans>}
    </small>
  );
}
