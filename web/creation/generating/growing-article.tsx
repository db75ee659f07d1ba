import '../../reader/typography/typography.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Creation } from '../../../domain/creation/creation.ts';
import { useTranslationsShown } from '../../reader/text/use-translations-shown.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import styles from './growing-article.module.css';
import { GrowingSentence } from './growing-sentence.tsx';

/** The text as far as it is written. New sentences are added at its end, and nothing above them moves. */
export function GrowingArticle({ creation, isGrowing }: { creation: Creation; isGrowing: boolean }) {
  const { t } = useLingui();
  const [areShown, toggle] = useTranslationsShown();
  const { title, translatedTitle, paragraphs, learningLang, mainLang } = creation;
  const firstOf = paragraphs.map((_, index) => 1 + paragraphs.slice(0, index).flat().length);
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        {title !== null && <h2 lang={learningLang}>{title}</h2>}
        {translatedTitle !== null && <p lang={mainLang}>{translatedTitle}</p>}
        <button type="button" className={styles.toggle} aria-pressed={areShown} onClick={toggle}>
          <Icon name="translate" />
          <Trans>Translation</Trans>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noRedundantRoles: without it, Safari drops the semantics of a list without markers */}
      <ol role="list" className={styles.sentences}>
        {paragraphs.map((pairs, index) =>
          pairs.map((pair, at) => (
            <GrowingSentence
              key={(firstOf[index] ?? 1) + at}
              number={(firstOf[index] ?? 1) + at}
              pair={pair}
              languages={{ source: learningLang, translation: mainLang }}
              beginsParagraph={index > 0 && at === 0}
              areTranslationsShown={areShown}
            />
          )),
        )}
      </ol>
      {isGrowing && (
        <div className={styles.next}>
          <Skeleton label={t`Foxy is writing the next sentence`} lines={[96, 58]} />
        </div>
      )}
    </article>
  );
}
