import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Vocabulary } from '../../../domain/learning/estimate/estimate.ts';
import { levels } from '../../../domain/level.ts';
import { LevelChoice } from '../../access/level-choice.tsx';
import { languageInSentence } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Fox } from '../../ui/image/fox.tsx';
import { Note } from '../../ui/status/note.tsx';
import { hasWantedArticle } from './has-wanted-article.ts';
import { LevelScale } from './level-scale.tsx';
import type { Whose } from './placement-progress.ts';
import styles from './placement-result.module.css';
import { fewWords, roundWords } from './round-words.ts';

interface PlacementResultProps {
  whose: Whose;
  vocabulary: Vocabulary;
  native: Language;
  onAgain: () => void;
}

export function PlacementResult({ whose: { userId, language }, vocabulary, native, onAgain }: PlacementResultProps) {
  const { t, i18n } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const rounded = { ...vocabulary, size: roundWords(vocabulary.size), range: rangeOf(vocabulary) };
  const size = i18n.number(rounded.size);
  const [from, to] = [i18n.number(rounded.range[0]), i18n.number(rounded.range[1])];
  const hasFew = vocabulary.size < fewWords;
  const hasRange = !hasFew && from !== to;
  const estimate = hasFew ? t`fewer than 100 words` : t`about ${size} words`;
  const [lowest, highest] = vocabulary.levelRange;
  const fitting = vocabulary.level;
  const level = lowest === highest ? lowest : `${lowest}–${highest}`;
  const name = languageInSentence(language, i18n.locale);
  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <div>
          <p className={styles.greeting}>
            <Trans>You know</Trans>
          </p>
          <h1 ref={title} tabIndex={-1}>
            {estimate}
          </h1>
          <p className={styles.lead}>
            {hasRange ? t`in ${name}: between ${from} and ${to}, level ${level}.` : t`in ${name}: level ${level}.`}
          </p>
        </div>
        <Fox pose="waving" className={styles.fox} />
      </div>
      <Doubt levelRange={vocabulary.levelRange} />
      <figure className={styles.figure}>
        <LevelScale
          vocabulary={rounded}
          estimate={estimate}
          label={
            hasRange
              ? t`About ${size} words, between ${from} and ${to}: level ${level}`
              : t`${estimate}: level ${level}`
          }
        />
        <figcaption>
          {native === 'en' ? (
            <Trans>
              Estimated from the words you marked. Words that look like English words were not asked, and some don’t
              exist: marking those lowers the estimate. It gets more accurate as you read.
            </Trans>
          ) : (
            <Trans>
              Estimated from the words you marked. Words that look like yours or like English were not asked, and some
              don’t exist: marking those lowers the estimate. It gets more accurate as you read.
            </Trans>
          )}
        </figcaption>
      </figure>
      <FieldGroup
        label={t`Does ${fitting} fit you?`}
        hint={t`The test is short. If you know your level from a course or an exam, choose it here.`}
      >
        <LevelChoice level={fitting} language={language} />
      </FieldGroup>
      <div className={styles.next}>
        {/* The home page opens the article. */}
        {hasWantedArticle(userId) && (
          <LinkButton to="/" size="large">
            <Trans>Read the article of your link</Trans>
          </LinkButton>
        )}
        <LinkButton
          to="/search"
          search={{ fit: 'me' }}
          size="large"
          variant={hasWantedArticle(userId) ? 'outline' : 'primary'}
        >
          <Trans>Show what’s right for me</Trans>
        </LinkButton>
        <Button variant="plain" size="large" onClick={onAgain}>
          <Trans>Do it again</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Shown if the answers fit three levels or more. This is usual if the learner has marked words that do not exist. */
function Doubt({ levelRange: [lowest, highest] }: Pick<Vocabulary, 'levelRange'>) {
  if (levels.indexOf(highest) - levels.indexOf(lowest) < 2) return null;
  return (
    <Note kind="warn">
      <Trans>
        This is very uncertain, because your answers fit several levels. Do the test again, and mark only words whose
        meaning you know.
      </Trans>
    </Note>
  );
}

const rangeOf = ({ range }: Vocabulary) => [roundWords(range[0]), roundWords(range[1])] as const;
