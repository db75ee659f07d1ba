import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { Player } from '../player/player.ts';
import type { Place } from '../position/place.ts';
import { useSentence } from '../position/use-place.ts';
import styles from './player-line.module.css';
import type { RecordingProblem } from './recorder.ts';
import { type ShadowingState, useShadowing } from './use-shadowing.ts';

interface ShadowingProps {
  player: Player;
  place: Place;
  /** Turns the exercise off. */
  onStop: () => void;
}

/**
 * Shadowing: the learner repeats the sentence aloud, and then hears the sentence and the recording. The recording does not
 * leave the device.
 */
export function Shadowing({ player, place, onStop }: ShadowingProps) {
  const { t } = useLingui();
  const sentence = useSentence(place);
  const { state, record, stopRecording, compare } = useShadowing(player, sentence);
  const { step } = state;

  function goOn() {
    player.goTo(sentence + 1);
    player.play();
  }

  return (
    <div className={styles.line}>
      <p role="status">
        <StepText state={state} />
      </p>
      {(step === 'recorded' || step === 'comparing') && (
        <Button variant="outline" size="compact" icon="play" isBusy={step === 'comparing'} onClick={compare}>
          <Trans>Hear both</Trans>
        </Button>
      )}
      {step === 'recording' ? (
        <Button variant="outline" size="compact" onClick={stopRecording}>
          <Dot isRunning>
            <Trans>Stop recording</Trans>
          </Dot>
        </Button>
      ) : (
        <Button variant="outline" size="compact" onClick={record}>
          <Dot>{step === 'listen' ? <Trans>Record yourself</Trans> : <Trans>Record again</Trans>}</Dot>
        </Button>
      )}
      {sentence < place.count && step !== 'recording' && (
        <Button variant="plain" size="compact" onClick={goOn}>
          <Trans>Go on</Trans>
        </Button>
      )}
      <IconButton icon="close" size="compact" className={styles.end} label={t`Stop repeating aloud`} onClick={onStop} />
    </div>
  );
}

const Dot = ({ isRunning = false, children }: { isRunning?: boolean; children: ReactNode }) => (
  <span className={styles.dot} data-running={isRunning || undefined}>
    {children}
  </span>
);

function StepText({ state }: { state: ShadowingState }) {
  switch (state.step) {
    case 'listen':
      return state.problem === undefined ? (
        <Trans>Listen, then repeat the sentence.</Trans>
      ) : (
        <Problem of={state.problem} />
      );
    case 'recording':
      return <Trans>Your turn: repeat the sentence.</Trans>;
    case 'recorded':
      return <Trans>Recorded. Only you can hear it.</Trans>;
    case 'comparing':
      return state.heard === 'voice' ? <Trans>First the voice…</Trans> : <Trans>…and now you.</Trans>;
  }
}

const Problem = ({ of: problem }: { of: RecordingProblem }) =>
  problem === 'blocked' ? (
    <Trans>The microphone is blocked. Allow it for this page in your browser’s settings.</Trans>
  ) : (
    <Trans>No microphone was found.</Trans>
  );
