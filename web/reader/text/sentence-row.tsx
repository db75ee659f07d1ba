import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { announce } from '../../ui/status/announce.ts';
import { quietly } from '../position/quietly.ts';
import type { SentencePair } from './pair-up.ts';
import { sentenceId } from './sentence-element.ts';
import styles from './sentence-row.module.css';

interface SentenceRowProps {
  pair: SentencePair;
  languages: { source: Language; translation: Language | undefined };
  beginsParagraph: boolean;
  /** For subtitles: the time at which the sentence is spoken in the video. */
  time: string | undefined;
  areTranslationsShown: boolean;
  onActivate: (number: number) => void;
}

/**
 * A sentence and its translation. Until it is revealed, the translation is a dotted line of the same length. `ActiveRow` puts the
 * buttons of the active row into the tab order, `useSelectionTools` opens the menu.
 */
export const SentenceRow = memo(function SentenceRow(props: SentenceRowProps) {
  const { pair, languages, beginsParagraph, time, areTranslationsShown, onActivate } = props;
  const { number: sentence } = pair;
  const { t } = useLingui();
  // The user's choice for this sentence. It is valid until the switch for all translations changes.
  const [own, setOwn] = useState({ isShown: areTranslationsShown, areAllShown: areTranslationsShown });
  const isShown = own.areAllShown === areTranslationsShown ? own.isShown : areTranslationsShown;

  function toggle() {
    quietly(() => onActivate(sentence));
    setOwn({ isShown: !isShown, areAllShown: areTranslationsShown });
    if (!isShown) announce({ text: pair.translation ?? '', lang: languages.translation });
  }

  return (
    <li
      id={sentenceId(sentence)}
      className={styles.row}
      style={lengthsOf(pair)}
      data-number={sentence % 5 === 0 ? sentence : undefined}
      data-begins-paragraph={beginsParagraph || undefined}
      data-time={time}
      // The attributes may differ from those of the server: `showPlace` and `ActiveRow` mark the active row in the DOM,
      // perhaps before hydration.
      suppressHydrationWarning
    >
      <div className={styles.sentence}>
        <p className={styles.source} data-source lang={languages.source} suppressHydrationWarning>
          {pair.source}
        </p>
        {pair.translation !== undefined && (
          <p className={styles.slot} data-slot data-shown={isShown || undefined}>
            <span className={styles.translation} lang={languages.translation} aria-hidden={!isShown}>
              {pair.translation}
            </span>
            <button
              type="button"
              tabIndex={-1}
              className={styles.reveal}
              data-control="translation"
              aria-expanded={isShown}
              aria-label={t`Show the translation of sentence ${{ number: sentence }}`}
              onClick={toggle}
              // The tab index may differ from that of the server, because `ActiveRow` sets it in the DOM.
              suppressHydrationWarning
            />
          </p>
        )}
        <button
          type="button"
          tabIndex={-1}
          className={styles.menu}
          data-control="menu"
          aria-haspopup="menu"
          aria-label={t`Sentence ${sentence}`}
          suppressHydrationWarning
        />
      </div>
    </li>
  );
});

/** Text lengths for the style sheet, which estimates the height of rows that are not laid out yet. */
function lengthsOf({ source, translation }: SentencePair): CSSProperties & Record<`--${string}`, number> {
  return { '--source-length': source.length, '--translation-length': translation?.length ?? 0 };
}
