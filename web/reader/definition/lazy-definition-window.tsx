import { lazy } from 'react';
import { loadSection } from '../../platform/locale.ts';
import type { DefinitionWindowProps } from './definition-window.tsx';

/** Loaded with the first lookup, together with the buttons that save a word and the translated texts of these buttons. */
export const LazyDefinitionWindow = lazy(async () => {
  const [{ DefinitionWindow }, { WordActions }, { SaveOther }, { OtherMeanings }] = await Promise.all([
    import('./definition-window.tsx'),
    import('../../learning/marks/word-actions.tsx'),
    import('../../learning/marks/save-other.tsx'),
    import('../../learning/marks/other-meanings.tsx'),
    loadSection('learning'),
  ]);
  // biome-ignore lint/correctness/noComponentHookFactories: created once
  const DefinitionWithActions = (props: Omit<DefinitionWindowProps, 'WordActions' | 'SaveOther' | 'OtherMeanings'>) => (
    <DefinitionWindow {...props} WordActions={WordActions} SaveOther={SaveOther} OtherMeanings={OtherMeanings} />
  );
  return { default: DefinitionWithActions };
});
