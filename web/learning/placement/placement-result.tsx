import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Vocabulary } from '../../../domain/learning/estimate.ts';
import { levels } from '../../../domain/level.ts';
import { languageInSentence } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Fox } from '../../ui/image/fox.tsx';
import { Note } from '../../ui/status/note.tsx';
import { LevelScale } from './level-scale.tsx';
import styles from './placement-result.module.css';
import { roundWords } from './round-words.ts';

interface PlacementResultProps {
  vocabulary: Vocabulary;
  language: Language;
  onAgain: () => void;
}

export function PlacementResult({ vocabulary, language, onAgain }: PlacementResultProps) {
  const { t, i18n } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const rounded = { ...vocabulary, size: roundWords(vocabulary.size), range: rangeOf(vocabulary) };
  const size = i18n.number(rounded.size);
  const [from, to] = [i18n.number(rounded.range[0]), i18n.number(rounded.range[1])];
  const [lowest, highest] = vocabulary.levelRange;
  const level = lowest === highest ? lowest : `${lowest}–${highest}`;
  const name = languageInSentence(language, i18n.locale);
  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <div>
          <p className={styles.greeting}>
            <Trans>You know</Trans>
          </p>
          <h1 ref={title} tabIndex={-1}>{t`about ${size} words`}</h1>
          <p className={styles.lead}>{t`in ${name}: between ${from} and ${to}, level ${level}.`}</p>
        </div>
        <Fox pose="waving" className={styles.fox} />
      </div>
      <Certainty levelRange={vocabulary.levelRange} />
      <figure className={styles.figure}>
        <LevelScale vocabulary={rounded} label={t`About ${size} words, between ${from} and ${to}: level ${level}`} />
        <figcaption>
          <Trans>
            Estimated from the words you marked. Some of the words don’t exist: marking those lowers the estimate. It
            gets more accurate as you read.
          </Trans>
        </figcaption>
      </figure>
      <div className={styles.next}>
        <LinkButton to="/search" search={{ fit: 'me' }} size="large">
          <Trans>Show what’s right for me</Trans>
        </LinkButton>
        <LinkButton to="/settings/language/$type" params={{ type: 'learning' }} variant="outline" size="large">
          <Trans>Choose a level myself</Trans>
        </LinkButton>
        <Button variant="plain" size="large" onClick={onAgain}>
          <Trans>Do it again</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Says how certain the level is. Most ranges of three levels or more come from marked words that do not exist. */
function Certainty({ levelRange: [lowest, highest] }: Pick<Vocabulary, 'levelRange'>) {
  switch (levels.indexOf(highest) - levels.indexOf(lowest)) {
    case 0:
      return (
        <Note kind="success">
          <Trans>This level is quite certain.</Trans>
        </Note>
      );
    case 1:
      return (
        <Note>
          <Trans>This is fairly certain: your level is very likely one of these two.</Trans>
        </Note>
      );
    default:
      return (
        <Note kind="warn">
          <Trans>
            This is very uncertain, because your answers fit several levels. Words that don’t exist may have been
            marked. Do the test again, and mark only words whose meaning you know.
          </Trans>
        </Note>
      );
  }
}

const rangeOf = ({ range }: Vocabulary) => [roundWords(range[0]), roundWords(range[1])] as const;
