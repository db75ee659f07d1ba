import type { ComponentType } from 'react';
import { lazyLater } from '../ui/loading/later.tsx';
import { loadSection } from './locale.ts';

/** Loads a component and its messages after the first page is shown, because that page does not need them. */
export const lazyLearning = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyLater(async () => {
    const [part] = await Promise.all([load(), loadSection('learning')]);
    return part;
  });
