import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadyImport } from '../../../domain/creation/import.ts';
import { SourceLink } from '../../library/source-link.tsx';
import { languageInSentence } from '../../platform/language-names.ts';
import styles from './preview-measures.module.css';
import { TextMeasures } from './text-measures.tsx';

/** Language, length, level and beginning of a text, and how well it fits the learner. */
export function PreviewMeasures({ imported }: { imported: ReadyImport }) {
  const { language, beginning, sourceUrl, translation } = imported;
  return (
    <TextMeasures text={imported}>
      {sourceUrl !== null && (
        <p className={styles.source}>
          <SourceLink url={sourceUrl} />
        </p>
      )}
      {translation !== null && <TranslationLine imported={imported} translation={translation} />}
      <blockquote className={styles.beginning} lang={language}>
        {beginning}
      </blockquote>
    </TextMeasures>
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
