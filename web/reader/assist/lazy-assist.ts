import { type ComponentType, lazy } from 'react';
import { loadSection } from '../../platform/locale.ts';

/** Loads a component and its messages when the component is opened. */
export const lazyAssist = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadSection('reader/assist')]);
    return { default: part };
  });
