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
          <p className={styles.snippet} lang={result.snippetLanguage}>
            <Marked text={result.snippet} />
          </p>
        )}
        <ArticleMeta article={result} />
      </div>
    </Link>
  );
}

const marked = new RegExp(`${foundMarks.start}(.*?)${foundMarks.end}|[^${foundMarks.start}]+`, 'gu');

function Marked({ text }: { text: string }) {
  return [...text.matchAll(marked)].map(({ 0: plain, 1: found, index }) =>
    found === undefined ? <Fragment key={index}>{plain}</Fragment> : <mark key={index}>{found}</mark>,
  );
}
