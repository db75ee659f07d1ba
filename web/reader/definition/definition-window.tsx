import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useId, useRef } from 'react';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { type DefinitionAnswer, isUnknown, type Selection } from '../../../domain/reader/definition.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseByBack } from '../../ui/overlay/close-by-back.tsx';
import { SheetHandle } from '../../ui/overlay/sheet-handle.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import type { AskedText } from '../selection/asked-text.ts';
import { DefinitionBody } from './definition-body.tsx';
import { DefinitionFailed } from './definition-failed.tsx';
import styles from './definition-window.module.css';
import { isWord } from './is-word.ts';
import { MoreFromFoxy } from './more-from-foxy.tsx';
import { Pronunciation } from './pronunciation.tsx';
import { useDefinition } from './use-definition.ts';
import { useDefinitionLayout } from './use-definition-layout.ts';
import { useHasMore } from './use-has-more.ts';
import { useSpokenMeaning } from './use-spoken-meaning.ts';
import { useWindowKeys } from './use-window-keys.ts';

interface WordActionsProps {
  articleId: string;
  selection: Selection;
  /** The base form from the definition. Shown while the request for the saved word at this selection is pending. */
  base: string;
  /** Whether the dictionary has no entry, so that the learner writes the meaning. */
  isUnknown: boolean;
}

export interface DefinitionWindowProps {
  articleId: string;
  nativeLanguage: Language;
  asked: AskedText;
  /**
   * If false, the focus stays in the text. Screen readers then stay in focus mode, so the shortcuts of the reader still work. Tab
   * moves the focus into the window.
   */
  takesFocus: boolean;
  /** Undefined if there is no audio. */
  onPlay?: (asked: AskedText) => void;
  onClose: () => void;
  /** The buttons that save the word. */
  WordActions: ComponentType<WordActionsProps>;
}

/** The definition of the selection: in the margin, next to the selection or in a bottom sheet, but never over the selection. */
export function DefinitionWindow({
  articleId,
  nativeLanguage,
  asked,
  takesFocus,
  onPlay,
  onClose,
  WordActions,
}: DefinitionWindowProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLElement>(null);
  const { kind, style } = useDefinitionLayout(asked, dialog);
  const hasMore = useHasMore(dialog);
  const { answer, error, isPending, isPreparing, retry, more } = useDefinition(
    articleId,
    nativeLanguage,
    asked.selection,
  );

  const languages = { source: asked.selection.language, native: nativeLanguage };
  const newest = more.answer ?? answer;
  useSpokenMeaning({ asked, definition: newest?.definition, native: nativeLanguage, isTitleRead: takesFocus });
  useWindowKeys({ dialog, sentence: asked.selection.start.sentence, takesFocus, onClose });

  return (
    <section
      ref={dialog}
      // Only a dialog if it takes the focus: Firefox reports every new dialog as a new window, and the screen reader Orca then
      // leaves focus mode.
      role={takesFocus ? 'dialog' : 'region'}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-selection-tools
      data-kind={kind}
      data-more={hasMore || undefined}
      className={styles.window}
      style={style}
    >
      <CloseByBack onClose={onClose} />
      {kind === 'sheet' && <SheetHandle onClose={onClose} />}
      <div className={styles.header}>
        <div>
          <h2 id={titleId} lang={asked.selection.language} data-long={asked.text.length > 60 || undefined}>
            {asked.text}
          </h2>
          <Pronunciation ipa={answer?.definition.ipa ?? null} onPlay={onPlay && (() => onPlay(asked))} />
        </div>
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {isPending && (
          <div className={styles.loading}>
            {isPreparing ? (
              <p role="status">{t(errorMessage(new AppError('lexicon-preparing')))}</p>
            ) : (
              <Skeleton label={t`Looking up the meaning`} lines={[92, 60, 78]} />
            )}
            <Button variant="plain" size="compact" className={styles.cancel} onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        )}
        {answer && (
          <DefinitionBody
            definition={answer.definition}
            languages={languages}
            actions={
              isWord(asked, answer.definition) && (
                <WordActions
                  articleId={articleId}
                  selection={asked.selection}
                  base={answer.definition.baseForm?.word ?? asked.text}
                  isUnknown={isUnknown(answer.definition)}
                />
              )
            }
          />
        )}
        {answer && more.answer?.definition.answeredBy === 'model' && (
          <>
            <Source {...answer} />
            <div className={styles.added}>
              <DefinitionBody definition={more.answer.definition} languages={languages} />
            </div>
          </>
        )}
        {error && <DefinitionFailed error={error} onRetry={retry} />}
        {answer && !more.answer && <MoreFromFoxy answer={answer} isAsking={more.isAsking} onAsk={more.ask} />}
      </div>
      {newest && <Source {...newest} />}
    </section>
  );
}

/**
 * Says whether the dictionary or the language model gave the definition. If the dictionary was asked and has no entry,
 * renders nothing, or only that the model has failed.
 */
function Source({ definition, hasModelFailed }: DefinitionAnswer) {
  const isFound = !isUnknown(definition);
  if (!isFound && !hasModelFailed && definition.answeredBy === 'lexicon') return null;
  return (
    <p className={styles.footer}>
      {definition.answeredBy === 'model' && <Trans>Explained by Foxy, who can be wrong.</Trans>}
      {hasModelFailed && isFound && <Trans>Foxy couldn’t answer just now, so this is from Foxtale’s dictionary.</Trans>}
      {hasModelFailed && !isFound && <Trans>Foxy couldn’t answer just now.</Trans>}
      {definition.answeredBy === 'lexicon' && !hasModelFailed && <Trans>From Foxtale’s dictionary</Trans>}
    </p>
  );
}
