import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadyImport } from '../../../domain/creation/import.ts';
import { readingMinutes } from '../../../domain/library/article.ts';
import { FitFigures } from '../../library/fit-figures.tsx';
import { LevelTag } from '../../library/level-tag.tsx';
import { SourceLink } from '../../library/source-link.tsx';
import { languageInSentence, languageName } from '../../platform/locale.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ThreeDots } from '../../ui/status/three-dots.tsx';
import styles from './preview-measures.module.css';

/** Language, length, level, fit and the beginning of a text. */
export function PreviewMeasures({ imported }: { imported: ReadyImport }) {
  const { t, i18n } = useLingui();
  const { author, language, words, chapters, beginning, fit, sourceUrl, translation } = imported;
  const minutes = readingMinutes(words);
  const hours = Math.round(minutes / 60);
  return (
    <Card className={styles.measures}>
      {author !== null && <p className={styles.author}>{author}</p>}
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
      {sourceUrl !== null && (
        <p className={styles.source}>
          <SourceLink url={sourceUrl} />
        </p>
      )}
      {translation !== null && <TranslationLine imported={imported} translation={translation} />}
      <blockquote className={styles.beginning} lang={language}>
        {beginning}
      </blockquote>
      <div className={styles.fit} aria-live="polite">
        {fit === null && (
          <p className={styles.counting}>
            <ThreeDots />
            <Trans>Counting the words you know</Trans>
          </p>
        )}
        {fit?.coverage && <FitFigures coverage={fit.coverage} />}
        {fit !== null && fit.coverage === null && (
          <p className={styles.counting}>
            <Trans>Choose your level in the settings to see how much of it you know.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

interface TranslationLineProps {
  imported: ReadyImport;
  translation: NonNullable<ReadyImport['translation']>;
}

/** The share of the sentences that have a translation. */
function TranslationLine({ imported: { sentences, translates }, translation }: TranslationLineProps) {
  const { t, i18n } = useLingui();
  const language = languageInSentence(translation.language, i18n.locale);
  const share = i18n.number(Math.floor((translation.sentences / sentences) * 100) / 100, { style: 'percent' });
  return (
    <p className={styles.source}>
      {translation.sentences === sentences
        ? t`Every sentence has its translation into ${language}.`
        : t`${share} of the sentences have a translation into ${language}.`}{' '}
      {translates !== null && <Trans>Once you’ve added it, you can correct anything that doesn’t fit.</Trans>}
    </p>
  );
}
