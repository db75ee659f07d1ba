import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isLanguage } from '../../domain/language.ts';
import { languageName } from '../platform/language-names.ts';
import { previewQuery } from './queries.ts';
import styles from './wanted-article.module.css';
import { findWantedArticle, type WantedArticle as Wanted } from './wanted-page.ts';

/** Title and first sentence of the library article whose link the visitor has followed. */
export function WantedArticle() {
  const [wanted] = useState(findWantedArticle);
  return wanted === undefined ? null : <Preview wanted={wanted} />;
}

/**
 * Shows the title and the sentence twice: in the language in which the link was shared, and below in the visitor's
 * language.
 */
function Preview({ wanted }: { wanted: Wanted }) {
  const { i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const preview = useQuery(previewQuery(wanted, language)).data;
  if (preview === undefined) return null;
  const [first, second] = preview.shared === null ? [preview] : [preview.shared, preview];
  const { level } = preview;
  // The article of a link without a language opens in the learning language, which the visitor has not chosen yet.
  const name = wanted.shared === undefined ? null : languageName(first.language, i18n.locale);
  return (
    <section className={styles.article}>
      <p>
        <Trans>After you sign in, you can keep reading here:</Trans>
      </p>
      <h2 lang={first.language}>{first.title}</h2>
      <p>{[name, level].filter((each) => each !== null).join(' · ')}</p>
      <blockquote lang={first.language}>{first.firstSentence}</blockquote>
      {second !== undefined && (
        <p className={styles.translation} lang={second.language}>
          <strong>{second.title}</strong> {second.firstSentence}
        </p>
      )}
    </section>
  );
}
