import type { ComponentType } from 'react';
import { loadSection } from '../platform/locale.ts';
import { lazyLater } from '../ui/loading/later.tsx';

/** Loads a part with its messages after the first page, which does not need them. */
export const lazyLearning = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyLater(async () => {
    const [part] = await Promise.all([load(), loadSection('learning')]);
    return part;
  });
