import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReadyImport } from '../../../domain/creation/import.ts';
import { readingMinutes } from '../../../domain/library/article.ts';
import { profileQuery } from '../../access/queries.ts';
import { FitFigures } from '../../library/fit-figures.tsx';
import { LevelTag } from '../../library/level-tag.tsx';
import { languageName } from '../../platform/language-names.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ThreeDots } from '../../ui/status/three-dots.tsx';
import styles from './text-measures.module.css';

interface TextMeasuresProps {
  text: Pick<ReadyImport, 'language' | 'words' | 'fit'> & Partial<Pick<ReadyImport, 'author' | 'chapters'>>;
  /** Shown between the length of the text and how much of it the user knows. */
  children?: ReactNode;
}

/** Language, length and level of a text that is not saved yet, and how well it fits the learner. */
export function TextMeasures({ text: { author, language, words, chapters = 0, fit }, children }: TextMeasuresProps) {
  const { t, i18n } = useLingui();
  const minutes = readingMinutes(words);
  const hours = Math.round(minutes / 60);
  const profile = useQuery(profileQuery).data;
  const isLevelMissing = profile?.learningLang === language && profile.level === null;
  return (
    <Card className={styles.measures}>
      {author && <p className={styles.author}>{author}</p>}
      <p className={styles.facts}>
        {fit !== null && <LevelTag level={fit.level} />}
        <span>{languageName(language, i18n.locale)}</span>
        {chapters > 0 && <span>{t`${plural(chapters, { one: '# chapter', other: '# chapters' })}`}</span>}
        <span>{t`${plural(words, { one: '# word', other: '# words' })}`}</span>
        <span>
          {minutes < 120
            ? t`${plural(minutes, { one: 'about # minute', other: 'about # minutes' })}`
            : t`${plural(hours, { one: 'about # hour', other: 'about # hours' })}`}
        </span>
      </p>
      {children}
      <div className={styles.fit} aria-live="polite">
        {fit === null && (
          <p className={styles.counting}>
            <ThreeDots />
            <Trans>Counting the words you know</Trans>
          </p>
        )}
        {fit?.coverage && <FitFigures coverage={fit.coverage} />}
        {fit !== null && fit.coverage === null && isLevelMissing && (
          <p className={styles.counting}>
            <Trans>Choose your level in the settings to see how much of it you know.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}
