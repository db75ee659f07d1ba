import { Link } from '@tanstack/react-router';
import type { Language } from '../../domain/language.ts';
import styles from './card-link.module.css';

interface CardLinkProps {
  article: { id: string; title: string; titleLanguage: Language };
}

/** The title of an article as a link that fills its card. Screen readers say the title, not the whole card. */
export const CardLink = ({ article: { id, title, titleLanguage } }: CardLinkProps) => (
  <Link
    to="/article/$articleId"
    params={{ articleId: id }}
    preload="intent"
    className={styles.link}
    lang={titleLanguage}
  >
    {title}
  </Link>
);
