import type { ComponentType } from 'react';
import { loadSection } from '../platform/locale.ts';
import { lazyLater } from '../ui/loading/later.tsx';

/** Loads a component and its messages after the first page is shown, because that page does not need them. */
export const lazyLearning = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyLater(async () => {
    const [part] = await Promise.all([load(), loadSection('learning')]);
    return part;
  });
