import '../../reader/typography/typography.css';
import { Trans } from '@lingui/react/macro';
import type { Creation } from '../../../domain/creation/creation.ts';
import { pairUp } from '../../reader/text/pair-up.ts';
import { useTranslationsShown } from '../../reader/text/use-translations-shown.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { ThreeDots } from '../../ui/status/three-dots.tsx';
import styles from './growing-article.module.css';
import { GrowingSentence } from './growing-sentence.tsx';

/** The text as far as it is written. New sentences are added at its end, and nothing above them moves. */
export function GrowingArticle({ creation, isGrowing }: { creation: Creation; isGrowing: boolean }) {
  const [areShown, toggle] = useTranslationsShown();
  const { title, translatedTitle, paragraphs, learningLang, mainLang } = creation;
  const rows = pairUp(
    {
      language: learningLang,
      title: title ?? '',
      paragraphs: paragraphs.map((pairs) => pairs.map(({ source }) => source)),
    },
    paragraphs.flat().map(({ translation }) => translation),
  );
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        {title !== null && <h2 lang={learningLang}>{title}</h2>}
        {translatedTitle !== null && <p lang={mainLang}>{translatedTitle}</p>}
        {mainLang !== learningLang && (
          <button type="button" className={styles.toggle} aria-pressed={areShown} onClick={toggle}>
            <Icon name="translate" />
            <Trans>Translation</Trans>
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noRedundantRoles: without it, Safari drops the semantics of a list without markers */}
      <ol role="list" className={styles.sentences}>
        {rows.map((pairs) =>
          pairs.map((pair) => (
            <GrowingSentence
              key={pair.number}
              pair={pair}
              languages={{ source: learningLang, translation: mainLang }}
              beginsParagraph={pair === pairs[0] && pair.number > 1}
              areTranslationsShown={areShown}
            />
          )),
        )}
      </ol>
      {isGrowing && (
        <p className={styles.next}>
          <Trans>Foxy is writing the next sentence</Trans> <ThreeDots />
        </p>
      )}
    </article>
  );
}
