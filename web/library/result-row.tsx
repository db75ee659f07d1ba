import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { foundMarks, type SearchResult } from '../../domain/library/search.ts';
import { ArticleMeta } from './article-meta.tsx';
import { Cover } from './cover.tsx';
import styles from './result-row.module.css';

export function ResultRow({ result }: { result: SearchResult }) {
  return (
    <Link to="/article/$articleId" params={{ articleId: result.id }} className={styles.result}>
      <Cover article={result} />
      <div className={styles.words}>
        <h2 lang={result.titleLanguage}>{result.title}</h2>
        {result.nativeTitle !== null && <p className={styles.native}>{result.nativeTitle}</p>}
        {result.snippet !== null && (
          <p className={styles.snippet}>
            <Marked text={result.snippet} />
          </p>
        )}
        <ArticleMeta article={result} />
      </div>
    </Link>
  );
}

function Marked({ text }: { text: string }) {
  const parts = text.split(new RegExp(`[${foundMarks.start}${foundMarks.end}]`));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
  return parts.map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
