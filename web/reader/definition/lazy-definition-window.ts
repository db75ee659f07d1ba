import { lazy } from 'react';
import { loadSection } from '../../platform/locale.ts';

/** Loaded with the first lookup. The buttons that save a word have their messages in another section. */
export const LazyDefinitionWindow = lazy(async () => {
  const [{ DefinitionWindow }] = await Promise.all([import('./definition-window.tsx'), loadSection('learning')]);
  return { default: DefinitionWindow };
});
