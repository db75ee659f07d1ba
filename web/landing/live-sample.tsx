import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readingSpeed } from '../../domain/access/reading-speed.ts';
import { firstLearning } from '../../domain/landing/landing-content.ts';
import { isLanguage, type Language, languages } from '../../domain/language.ts';
import type { SamplePassage } from '../../domain/reader/listening/narration.ts';
import { languageName } from '../platform/language-names.ts';
import { keepLearningChoice } from '../platform/learning-choice.ts';
import { regionalTag } from '../platform/locale.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { PlayButton } from '../ui/button/play-button.tsx';
import { Note } from '../ui/status/note.tsx';
import { Skeleton } from '../ui/status/skeleton.tsx';
import styles from './live-sample.module.css';
import { SampleWords } from './sample-words.tsx';
import { type Pair, usePassage } from './use-passage.ts';
import { type PassagePlayer, usePassagePlayer } from './use-passage-player.ts';

interface LiveSampleProps {
  native: Language;
  /** The passage in the first language pair, if the page has it already. */
  initial: SamplePassage | undefined;
  /** The language to start with. Not set on the landing page, which is rendered on the server before the choice is known. */
  firstChoice?: Language | undefined;
}

/** The beginning of a library story, read aloud, in the visitor's choice of languages. */
export function LiveSample({ native, initial, firstChoice = firstLearning(native) }: LiveSampleProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(firstChoice);
  const learning = chosen === native ? firstLearning(native) : chosen;
  const { pair, passage } = usePassage({ learning, native }, initial);
  const player = usePassagePlayer(pair.learning, passage?.sentences.length ?? 0);

  function choose(language: Language) {
    setChosen(language);
    keepLearningChoice(language);
  }

  return (
    <section className={styles.sample} aria-label={t`Try it`} data-playing={player.status !== 'paused' || undefined}>
      <div className={styles.head}>
        <p className={styles.title} lang={pair.learning}>
          {passage?.title}
        </p>
        <label className={styles.choice}>
          <span className="visually-hidden">{t`The language you’d like to learn`}</span>
          <select value={learning} onChange={({ target }) => isLanguage(target.value) && choose(target.value)}>
            {languages
              .filter((language) => language !== native)
              .map((language) => (
                <option key={language} value={language}>
                  {languageName(language, native)}
                </option>
              ))}
          </select>
        </label>
      </div>
      {passage === undefined ? (
        <Skeleton label={t`Loading`} />
      ) : (
        <Sentences passage={passage} pair={pair} player={player} />
      )}
      <p className={styles.hint}>{t`Choose a word to see what it means.`}</p>
      <Controls player={player} native={native} count={passage?.sentences.length ?? 0} />
      {player.problem !== undefined && (
        <div className={styles.problem}>
          <Note kind="error" isLive>
            {t(player.problem)}
          </Note>
        </div>
      )}
    </section>
  );
}

interface SentencesProps {
  passage: SamplePassage;
  pair: Pair;
  player: PassagePlayer;
}

function Sentences({ passage, pair, player }: SentencesProps) {
  const { t } = useLingui();
  return (
    <ol className={styles.sentences}>
      {passage.sentences.map(({ text, translation }, index) => {
        const number = index + 1;
        const isActive = number === player.place;
        return (
          <li key={text} data-active={isActive || undefined}>
            <p className={styles.source} lang={pair.learning}>
              <SampleWords text={text} number={number} pair={pair} player={player} />
            </p>
            <p className={styles.slot}>
              <span lang={pair.native} aria-hidden={!isActive}>
                {translation}
              </span>
            </p>
            {!isActive && (
              <button
                type="button"
                className={styles.shower}
                aria-label={t`Show the translation of sentence ${number}`}
                onClick={() => player.goTo(number)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Controls({ player, native, count }: { player: PassagePlayer; native: Language; count: number }) {
  const { t } = useLingui();
  const { place, status } = player;
  const speed = new Intl.NumberFormat(regionalTag(native)).format(readingSpeed.default);
  return (
    <div className={styles.controls}>
      <span className={styles.speed} suppressHydrationWarning>
        {speed}×
      </span>
      <span className={styles.track} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ticks have no other id
          <i key={index} data-passed={index < place || undefined} />
        ))}
      </span>
      <IconButton
        icon="previous"
        label={t`Previous sentence`}
        aria-disabled={place === 1}
        onClick={() => player.goTo(place - 1)}
      />
      <PlayButton status={status} label={status === 'paused' ? t`Play` : t`Pause`} onPress={player.toggle} />
      <IconButton
        icon="next"
        label={t`Next sentence`}
        aria-disabled={place >= count}
        onClick={() => player.goTo(place + 1)}
      />
    </div>
  );
}
