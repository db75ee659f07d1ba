import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { profileQuery } from '../access/queries.ts';
import { FailureNote } from '../billing/failure-note.tsx';
import { Cover } from '../library/cover.tsx';
import { writerQuery } from '../library/queries.ts';
import { languageInSentence } from '../platform/language-names.ts';
import { Fox } from '../ui/image/fox.tsx';
import { FoxyNote } from './ai/foxy-note.tsx';
import { useSurprise } from './use-surprise.ts';
import styles from './ways.module.css';

const fan = [
  { id: 'tree', genres: ['nature-environment'] },
  { id: 'street', genres: ['slice-of-life'] },
  { id: 'moon', genres: ['fantasy'] },
] as const;

export function Ways() {
  const { t, i18n } = useLingui();
  const profile = useQuery(profileQuery).data;
  const surprise = useSurprise();
  const learning = languageInSentence(profile?.learningLang ?? 'en', i18n.locale);
  const native = languageInSentence(profile?.mainLang ?? 'en', i18n.locale);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>Create an article</Trans>
        </h1>
        <p className={styles.lead}>
          <ByWriter
            model={t`In ${learning}, with narration and a translation into ${native}.`}
            drawer={t`In ${learning}, with narration.`}
            ifUnknown={t`In ${learning}, with narration.`}
          />
        </p>
      </div>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.way}
          aria-busy={surprise.isPending || undefined}
          onClick={surprise.start}
        >
          <span className={styles.art}>
            <span className={styles.fan}>
              {fan.map((article) => (
                <Cover key={article.id} article={{ id: article.id, genres: [...article.genres] }} />
              ))}
            </span>
          </span>
          <span className={styles.words}>
            <strong>
              <Trans>Surprise me</Trans>
            </strong>
            <ByWriter
              model={<Trans>Foxy chooses the type, the tone and the subject. You just read.</Trans>}
              drawer={<Trans>Foxy picks one of the ready-made articles. You just read.</Trans>}
            />
          </span>
        </button>
        <Link to="/create-article" search={{ way: 'ai' }} className={styles.way}>
          <span className={styles.art}>
            <Fox pose="writing" size="min(9.5rem, 80%)" />
          </span>
          <span className={styles.words}>
            <strong>
              <ByWriter
                model={<Trans>Create with AI</Trans>}
                drawer={<Trans>Ask Foxy</Trans>}
                ifUnknown={<Trans>Ask Foxy</Trans>}
              />
            </strong>
            <ByWriter
              model={<Trans>Say what it should be about; Foxy writes, translates and narrates it.</Trans>}
              drawer={
                <Trans>
                  Say what you’d like to read about; Foxy looks in the library and among the ready-made articles.
                </Trans>
              }
            />
          </span>
        </Link>
        <Link to="/create-article" search={{ way: 'manual' }} className={styles.way}>
          <span className={styles.art}>
            <Leaf />
          </span>
          <span className={styles.words}>
            <strong>
              <Trans>Create manually</Trans>
            </strong>
            <span>
              <Trans>Paste or write your own text, or import a web page, a book or another file.</Trans>
            </span>
          </span>
        </Link>
      </div>
      {surprise.error !== null && <FailureNote error={surprise.error} />}
      <FoxyNote />
    </div>
  );
}

/**
 * Shows one of two texts, depending on whether a model writes the articles or they are ready-made (from the drawer). Reserves
 * space for the longer text. Shows neither while the request is pending. Shows `ifUnknown` if the request fails, for example
 * offline.
 */
function ByWriter({ model, drawer, ifUnknown }: { model: ReactNode; drawer: ReactNode; ifUnknown?: ReactNode }) {
  const { data: writer, isLoading } = useQuery(writerQuery);
  return (
    <span className={styles.either}>
      {writer === undefined && !isLoading && <span>{ifUnknown}</span>}
      <span data-hidden={writer !== 'drawer' || undefined}>{drawer}</span>
      <span data-hidden={writer !== 'model' || undefined}>{model}</span>
    </span>
  );
}

/** Illustration: a sheet of paper with a caret. */
function Leaf() {
  return (
    <svg className={styles.leaf} viewBox="0 0 120 136" aria-hidden="true">
      <path data-part="paper" d="M14 8h68l24 24v92a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z" />
      <path data-part="fold" d="M82 8v18a6 6 0 0 0 6 6h18z" />
      <path data-part="lines" d="M26 50h54M26 66h62M26 82h30" />
      <path data-part="caret" d="M64 74v16" />
    </svg>
  );
}
