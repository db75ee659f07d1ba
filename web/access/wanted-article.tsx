import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isLanguage } from '../../domain/language.ts';
import { previewQuery } from './queries.ts';
import styles from './wanted-article.module.css';
import { findWantedArticle } from './wanted-page.ts';

/** The beginning of the library article that a visitor followed a link to. */
export function WantedArticle() {
  const { i18n } = useLingui();
  const [articleId] = useState(findWantedArticle);
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const preview = useQuery({ ...previewQuery(articleId ?? '', language), enabled: articleId !== undefined }).data;
  if (preview === undefined) return null;
  return (
    <section className={styles.article}>
      <p>
        <Trans>After signing in you can read on here:</Trans>
      </p>
      <h2 lang={preview.language}>{preview.title}</h2>
      <blockquote lang={preview.language}>{preview.firstSentence}</blockquote>
    </section>
  );
}
