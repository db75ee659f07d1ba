import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useId, useMemo, useRef, useState } from 'react';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { chooseMeaning, listOffered, type OfferedMeaning } from '../../../domain/reader/definition/choose-meaning.ts';
import {
  type DefinedExpression,
  type DefinitionAnswer,
  isUnknown,
  type WordUnit,
} from '../../../domain/reader/definition/definition.ts';
import type { WordPlace } from '../../../domain/reader/definition/word-place.ts';
import { profileQuery } from '../../access/queries.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseByBack } from '../../ui/overlay/close-by-back.tsx';
import { SheetHandle } from '../../ui/overlay/sheet-handle.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import type { AskedText } from '../selection/asked-text.ts';
import { chooseSaving, type Saving } from './choose-saving.ts';
import { DefinitionBody } from './definition-body.tsx';
import { DefinitionFailed } from './definition-failed.tsx';
import styles from './definition-window.module.css';
import { findUnits } from './find-units.ts';
import { MoreFromFoxy } from './more-from-foxy.tsx';
import { Pronunciation } from './pronunciation.tsx';
import { SentenceTranslation } from './sentence-translation.tsx';
import { useDefinition } from './use-definition.ts';
import { useDefinitionLayout } from './use-definition-layout.ts';
import { useHasMore } from './use-has-more.ts';
import { useSpokenMeaning } from './use-spoken-meaning.ts';
import { useWindowKeys } from './use-window-keys.ts';

export interface WordActionsProps {
  place: WordPlace;
  /** The base form from the definition. Shown if the server cannot be reached. */
  base: string;
  saving: Saving;
}

export interface OtherMeaningsProps {
  offered: readonly OfferedMeaning[];
  /** The base form that is shown. */
  base: string | undefined;
  languages: { source: Language; native: Language };
  placeOf: (sense: string | undefined) => WordPlace;
  onChoose: (sense: string | undefined) => void;
}

export interface DefinitionWindowProps {
  articleId: string;
  nativeLanguage: Language;
  asked: AskedText;
  /** The translation of the selected sentences. Undefined if the article has no translation. */
  translation: string | undefined;
  /**
   * If false, the focus stays in the text. So screen readers stay in focus mode, and the shortcuts of the reader still work.
   * Tab moves the focus into the window.
   */
  takesFocus: boolean;
  /** Undefined if there is no audio. */
  onPlay?: (asked: AskedText) => void;
  onClose: () => void;
  /** The buttons that save the word or expression of the title. */
  WordActions: ComponentType<WordActionsProps>;
  /**
   * The button that saves what the title does not show. If the title is an expression, it saves the selected word. If the title
   * is a word of an expression, it saves the expression.
   */
  SaveOther: ComponentType<{ place: WordPlace; text: string }>;
  OtherMeanings: ComponentType<OtherMeaningsProps>;
}

/** The definition of the selection: in the margin, next to the selection or in a bottom sheet, but never over the selection. */
export function DefinitionWindow({
  articleId,
  nativeLanguage,
  asked,
  translation,
  takesFocus,
  onPlay,
  onClose,
  WordActions,
  SaveOther,
  OtherMeanings,
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
  const level = useQuery(profileQuery).data?.level ?? undefined;
  // The meaning that the learner has chosen. Undefined while the window shows the meaning that the dictionary has chosen.
  const [sense, setSense] = useState<string>();
  const definition = useMemo(() => answer && chooseMeaning(answer.definition, sense), [answer, sense]);
  const newest = more.answer ?? answer;
  const expression = definition?.expression;
  const title = expression?.text ?? asked.text;
  const isPhrase = /\s/.test(asked.text);
  const saving = definition && chooseSaving(asked, definition);
  const units = definition && findUnits(definition);
  const offered = answer ? listOffered(answer.definition, sense) : [];
  const placeOf = (unit: WordUnit | undefined, of?: string): WordPlace => ({
    articleId,
    selection: asked.selection,
    ...(unit && { unit }),
    ...(of !== undefined && { sense: of }),
  });
  useSpokenMeaning({
    asked,
    definition: more.answer?.definition ?? definition,
    native: nativeLanguage,
    isTitleRead: takesFocus,
  });
  useWindowKeys({ dialog, sentence: asked.selection.start.sentence, takesFocus, onClose });

  return (
    <section
      ref={dialog}
      // The window is a dialog only if it takes the focus: Firefox reports every new dialog as a new window, and the screen
      // reader Orca then leaves focus mode.
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
          <h2 id={titleId} lang={asked.selection.language} data-long={title.length > 60 || undefined}>
            {title}
          </h2>
          <Pronunciation
            ipa={definition?.ipa ?? null}
            onPlay={onPlay && (() => onPlay(withExpression(asked, expression)))}
          />
        </div>
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {isPending && (
          <div className={styles.loading}>
            {isPreparing ? (
              <p role="status">{t(errorMessage(new AppError('lexicon-preparing')))}</p>
            ) : (
              <Skeleton lines={[92, 60, 78]} />
            )}
            <div className={styles.waiting}>
              {!isPreparing && (
                <p role="status" className={styles.lookingUp}>
                  <Trans>Looking up the meaning</Trans>
                  <span aria-hidden="true">{' …'}</span>
                </p>
              )}
              <Button variant="plain" size="compact" className={styles.cancel} onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
            </div>
          </div>
        )}
        {definition && (
          <DefinitionBody
            definition={definition}
            languages={languages}
            otherMeanings={
              offered.length > 0 && (
                <OtherMeanings
                  offered={offered}
                  base={definition.baseForm?.word}
                  languages={languages}
                  placeOf={(of) => placeOf(units?.main, of)}
                  onChoose={setSense}
                />
              )
            }
            actions={
              saving && (
                <WordActions
                  place={placeOf(units?.main, sense)}
                  base={definition.baseForm?.word ?? title}
                  saving={saving}
                />
              )
            }
            level={level}
            otherAction={units?.other && <SaveOther place={placeOf(units.other.unit)} text={units.other.text} />}
          />
        )}
        {answer && more.answer?.definition.answeredBy === 'model' && (
          <>
            <Source {...answer} />
            <div className={styles.added}>
              <DefinitionBody definition={more.answer.definition} languages={languages} level={level} />
            </div>
          </>
        )}
        {error && <DefinitionFailed error={error} onRetry={retry} />}
        {isPhrase && translation !== undefined && (definition || error) && (
          <SentenceTranslation translation={translation} native={nativeLanguage} definition={definition} />
        )}
        {answer && !more.answer && <MoreFromFoxy answer={answer} isAsking={more.isAsking} onAsk={more.ask} />}
      </div>
      {newest && <Source {...newest} />}
    </section>
  );
}

/** If an expression is defined, the expression is played instead of the selected word. */
function withExpression(asked: AskedText, expression: DefinedExpression | null | undefined): AskedText {
  if (!expression) return asked;
  const { text, ranges } = expression;
  const [first, last] = [ranges[0], ranges.at(-1)];
  // If there are other words between the words of the expression, each part of the expression is played separately.
  const played = first && last && !text.includes('…') ? [[first[0], last[1]] as const] : ranges;
  const { sentence } = asked.selection.start;
  return { ...asked, text, pieces: played.map(([start, end]) => ({ sentence, start, end })) };
}

/**
 * Says whether the dictionary or the language model gave the definition. If the dictionary has answered without an entry,
 * says nothing, or only that the model has failed.
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
