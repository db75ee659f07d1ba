import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { languageInSentence } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/status/note.tsx';
import { Progress } from '../../ui/status/progress.tsx';
import styles from './browser-translation.module.css';
import { isPhone } from './browser-translator.ts';
import { type BrowserTranslationState, type TextOnDevice, useBrowserTranslation } from './use-browser-translation.ts';

interface BrowserTranslationProps {
  text: TextOnDevice;
  /** False if the server may be able to translate. If false, only earlier translations by the browser are shown. */
  isOffered: boolean;
  onTranslated: (sentences: (string | null)[]) => void;
}

/** Offers to translate with the browser, on this device, and says if the shown translation is by the browser. */
export function BrowserTranslation({ text, isOffered, onTranslated }: BrowserTranslationProps) {
  const { t } = useLingui();
  const { state, translations, start, cancel } = useBrowserTranslation(text, isOffered);
  const tell = useEffectEvent(() => {
    if (translations.size > 0) onTranslated(text.sentences.map((sentence) => translations.get(sentence) || null));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new translations are passed on
  useEffect(() => tell(), [translations]);
  const count = text.sentences.length;
  const done = text.sentences.filter((sentence) => translations.has(sentence)).length;

  if (done === 0 && (!isOffered || state.kind === 'checking')) return null;
  return (
    <div className={styles.offer}>
      <div role="status">
        {done > 0 && (
          <Note>
            <Trans>Translated by your browser, on this device. It may be less accurate.</Trans>
          </Note>
        )}
        {isOffered && done === 0 && <Offer kind={state.kind} text={text} />}
        {state.kind === 'opening' && (
          <p>
            <Trans>
              Your browser is getting ready. If it needs a language pack for this, that can take a minute or two.
            </Trans>
          </p>
        )}
        {state.kind === 'not-loaded' && (
          <p>
            <Trans>
              Your browser hasn’t loaded the language pack. Check your connection and the free space on this computer,
              then try again. If that doesn’t help, restart the browser.
            </Trans>
          </p>
        )}
        {state.kind === 'failed' && (
          <p>
            <Trans>Your browser has stopped translating. What it has translated stays.</Trans>
          </p>
        )}
      </div>
      {isOffered && isStartable(state.kind) && (
        <Button variant="outline" icon="translate" onClick={start}>
          {hasStopped(state.kind) ? <Trans>Try again</Trans> : <Trans>Translate with your browser</Trans>}
        </Button>
      )}
      {state.kind === 'downloading' && (
        <div className={styles.progress}>
          <Progress label={t`Your browser is downloading the language pack`} value={state.share} max={1} />
        </div>
      )}
      {state.kind === 'translating' && (
        <div className={styles.progress}>
          <Progress label={t`Your browser is translating`} value={done} max={count} text={t`${done} of ${count}`} />
        </div>
      )}
      {isCancellable(state.kind) && (
        <Button variant="plain" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </div>
  );
}

type Kind = BrowserTranslationState['kind'];

const hasStopped = (kind: Kind) => kind === 'not-loaded' || kind === 'failed';

const isCancellable = (kind: Kind) => kind === 'opening' || kind === 'downloading' || kind === 'translating';

const isStartable = (kind: Kind) => kind === 'downloadable' || kind === 'available' || hasStopped(kind);

/** Says what the browser can do. Shown until it has translated something. */
function Offer({ kind, text: { from, to } }: { kind: Kind; text: TextOnDevice }) {
  const { i18n } = useLingui();
  switch (kind) {
    case 'missing':
      return isPhone() ? (
        <p>
          <Trans>On a computer, Chrome and Edge can translate it on the device. On phones this doesn’t work yet.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Chrome and Edge can translate it on your computer. This browser can’t.</Trans>
        </p>
      );
    case 'unavailable': {
      const pair = `${languageInSentence(from, i18n.locale)} → ${languageInSentence(to, i18n.locale)}`;
      return (
        <p>
          <Trans>Your browser can’t translate between these languages ({pair}).</Trans>
        </p>
      );
    }
    case 'downloadable':
      return (
        <p>
          <Trans>
            Your browser can translate it on this device, and your text stays here. The first time, it downloads a
            language pack.
          </Trans>
        </p>
      );
    case 'available':
      return (
        <p>
          <Trans>Your browser can translate it on this device, and your text stays here.</Trans>
        </p>
      );
    default:
      return null;
  }
}
