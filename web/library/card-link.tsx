import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Language } from '../../domain/language.ts';
import styles from './card-link.module.css';

interface CardLinkProps {
  article: { id: string; title: string; titleLanguage: Language };
  /**
   * The id of a text that looks like a button. This text becomes part of the accessible name of the link, because users of
   * voice control say it.
   */
  callId?: string | undefined;
}

/** The title of an article as a link that fills its card. Screen readers say the title, not the whole card. */
export function CardLink({ article: { id, title, titleLanguage }, callId }: CardLinkProps) {
  const titleId = useId();
  return (
    <Link
      to="/article/$articleId"
      params={{ articleId: id }}
      preload="intent"
      id={titleId}
      className={styles.link}
      lang={titleLanguage}
      aria-labelledby={callId && `${titleId} ${callId}`}
    >
      {title}
    </Link>
  );
}
