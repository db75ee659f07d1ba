import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { SentencePair } from '../../reader/text/pair-up.ts';
import { sentenceId } from '../../reader/text/sentence-element.ts';
import row from '../../reader/text/sentence-row.module.css';
import styles from './growing-article.module.css';

interface GrowingSentenceProps {
  pair: SentencePair;
  languages: { source: Language; translation: Language };
  beginsParagraph: boolean;
  areTranslationsShown: boolean;
}

/** Looks like a row of the reader: the translation is a dotted line until it is revealed. */
export const GrowingSentence = memo(function GrowingSentence(props: GrowingSentenceProps) {
  const { pair, languages, beginsParagraph, areTranslationsShown } = props;
  const { number, source, translation } = pair;
  const { t } = useLingui();
  const [isRevealed, setIsRevealed] = useState(false);
  const isShown = areTranslationsShown || isRevealed;
  return (
    <li id={sentenceId(number)} className={row.row} data-begins-paragraph={beginsParagraph || undefined}>
      <div className={`${row.sentence} ${styles.sentence}`}>
        <p className={row.source} data-source lang={languages.source}>
          {source}
        </p>
        {translation !== undefined && (
          <p className={row.slot} data-shown={isShown || undefined}>
            <span className={row.translation} lang={languages.translation} aria-hidden={!isShown}>
              {translation}
            </span>
            <button
              type="button"
              className={row.reveal}
              aria-expanded={isShown}
              aria-label={t`Show the translation of sentence ${{ number }}`}
              disabled={areTranslationsShown}
              onClick={() => setIsRevealed(!isRevealed)}
            />
          </p>
        )}
      </div>
    </li>
  );
}, isSamePair);

/** Comparison for `memo`: the whole text is loaded again at every live event, but only rows that changed are rendered again. */
function isSamePair(before: GrowingSentenceProps, after: GrowingSentenceProps) {
  return (
    before.pair.source === after.pair.source &&
    before.pair.translation === after.pair.translation &&
    before.areTranslationsShown === after.areTranslationsShown
  );
}
