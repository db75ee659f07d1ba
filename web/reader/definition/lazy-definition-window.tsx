import { lazy } from 'react';
import { loadSection } from '../../platform/locale.ts';
import type { DefinitionWindowProps } from './definition-window.tsx';

/** Loaded with the first lookup, together with the buttons that save a word and the translated texts of these buttons. */
export const LazyDefinitionWindow = lazy(async () => {
  const [{ DefinitionWindow }, { WordActions }] = await Promise.all([
    import('./definition-window.tsx'),
    import('../../learning/marks/word-actions.tsx'),
    loadSection('learning'),
  ]);
  // biome-ignore lint/correctness/noComponentHookFactories: created once
  const DefinitionWithActions = (props: Omit<DefinitionWindowProps, 'WordActions'>) => (
    <DefinitionWindow {...props} WordActions={WordActions} />
  );
  return { default: DefinitionWithActions };
});
