import { Suspense } from 'react';
import type { Language } from '../../../domain/language.ts';
import { EarlyKeys } from '../definition/early-keys.tsx';
import { LazyDefinitionWindow } from '../definition/lazy-definition-window.tsx';
import type { AskedText } from './asked-text.ts';
import { joinPairs, joinTranslations, type Lines } from './join-pairs.ts';
import { LookingUp } from './looking-up.tsx';
import { SelectionMenu } from './selection-menu.tsx';
import type { useSelectionTools } from './use-selection-tools.ts';

interface LookupToolsProps {
  articleId: string;
  nativeLanguage: Language;
  lines: Lines;
  selection: Pick<ReturnType<typeof useSelectionTools>, 'tools' | 'define' | 'close'>;
  /** Undefined if there is no audio. */
  onPlay?: (asked: AskedText) => void;
}

/** The menu of a selection, and the definition that it opens. */
export function LookupTools({ articleId, nativeLanguage, lines, selection, onPlay }: LookupToolsProps) {
  const { tools, define, close } = selection;
  const play = onPlay && { onPlay };
  return (
    <>
      {tools.kind === 'menu' && (
        <SelectionMenu
          {...play}
          asked={tools.asked}
          takesFocus={tools.takesFocus}
          findPairs={(asked) => joinPairs(asked, lines)}
          onDefine={define}
          onClose={close}
        />
      )}
      {tools.kind === 'definition' && (
        <EarlyKeys key={JSON.stringify(tools.asked.selection)}>
          <Suspense fallback={<LookingUp asked={tools.asked} />}>
            <LazyDefinitionWindow
              {...play}
              articleId={articleId}
              nativeLanguage={nativeLanguage}
              asked={tools.asked}
              translation={joinTranslations(tools.asked, lines)}
              takesFocus={tools.takesFocus}
              onClose={close}
            />
          </Suspense>
        </EarlyKeys>
      )}
    </>
  );
}
