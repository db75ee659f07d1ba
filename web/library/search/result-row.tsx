import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { foundMarks, type MatchReason, type SearchResult } from '../../../domain/library/search.ts';
import { languageInSentence } from '../../platform/language-names.ts';
import { regionalTag } from '../../platform/locale.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import { ArticleMeta } from '../article-meta.tsx';
import { CardLink } from '../card-link.tsx';
import { Cover } from '../cover.tsx';
import { Fit } from '../fit.tsx';
import { LevelTag } from '../level-tag.tsx';
import { useAttributeNames } from '../use-attribute-names.ts';
import styles from './result-row.module.css';

export function ResultRow({ result }: { result: SearchResult }) {
  return (
    <div className={styles.result}>
      <Cover article={result} />
      <div className={styles.words}>
        <h2 lang={result.titleLanguage}>
          <CardLink article={result} />
        </h2>
        {result.nativeTitle !== null && result.nativeTitle !== result.title && (
          <p className={styles.native}>{result.nativeTitle}</p>
        )}
        {result.snippet === null ? (
          result.summary !== null && <p className={styles.native}>{result.summary}</p>
        ) : (
          <p className={styles.snippet} lang={result.snippetLanguage}>
            <Marked text={result.snippet} />
          </p>
        )}
        {result.reason !== null && <Reason reason={result.reason} />}
        <div className={styles.facts}>
          <ArticleMeta article={result} />
          {result.languages.length > 0 && <Languages languages={result.languages} />}
        </div>
        <Fit articleId={result.id} isRow />
        <Tags result={result} />
      </div>
    </div>
  );
}

function Reason({ reason }: { reason: MatchReason }) {
  const { t } = useLingui();
  const keyword = reason.place === 'keywords' ? reason.keyword : '';
  const words = {
    title: t`Found in the title`,
    text: t`Found in the text`,
    summary: t`Found in the summary`,
    keywords: t`Found in the keywords: ${keyword}`,
  };
  return (
    <p className={styles.reason}>
      <Icon name="search" size="small" />
      {words[reason.place]}
    </p>
  );
}

const marked = new RegExp(`${foundMarks.start}(.*?)${foundMarks.end}|[^${foundMarks.start}]+`, 'gu');

function Marked({ text }: { text: string }) {
  return [...text.matchAll(marked)].map(({ 0: plain, 1: found, index }) =>
    found === undefined ? <Fragment key={index}>{plain}</Fragment> : <mark key={index}>{found}</mark>,
  );
}

function Languages({ languages }: Pick<SearchResult, 'languages'>) {
  const { t, i18n } = useLingui();
  const names = languages.map((language) => languageInSentence(language, i18n.locale));
  const list = new Intl.ListFormat(regionalTag(i18n.locale)).format(names);
  return (
    <p className={styles.languages}>
      <Icon name="globe" size="small" />
      <span className="visually-hidden">{t`Available in: ${list}`}</span>
      <span aria-hidden="true">{languages.join(' ')}</span>
    </p>
  );
}

function Tags({ result: { type, genres, tone, audience, level } }: { result: SearchResult }) {
  const names = useAttributeNames();
  const main = [...(type === null ? [] : [names.type[type]]), ...genres.map((genre) => names.genre[genre])];
  const lesser = [
    ...(tone === null ? [] : [names.tone[tone]]),
    ...(audience === null ? [] : [names.audience[audience]]),
  ];
  return (
    <p className={styles.tags}>
      <LevelTag level={level} />
      <Badges names={main} />
      <span className={styles.lesser}>
        <Badges names={lesser.filter((name) => !main.includes(name))} />
      </span>
    </p>
  );
}

/** If a genre and a tone have the same name, the name is shown once. */
const Badges = ({ names }: { names: string[] }) => [...new Set(names)].map((name) => <Badge key={name}>{name}</Badge>);
