import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react';
import type { AskedText } from '../selection/asked-text.ts';
import { measureAsked, measureFreeArea } from './measure-page.ts';
import { type DefinitionLayout, isForSheet, layOutDefinition } from './popup-layout.ts';

interface WindowLayout {
  kind: DefinitionLayout['kind'];
  style: CSSProperties;
}

/** Computes the position of the definition, and scrolls so that the selection stays visible. */
export function useDefinitionLayout(asked: AskedText): WindowLayout {
  const [layout, setLayout] = useState<WindowLayout>(() => measure(asked));

  useLayoutEffect(() => {
    const update = () => {
      addScrollSpaceAtEnd();
      const { scrollBy: distance } = findLayout(asked);
      if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
      setLayout(measure(asked));
    };
    update();
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('resize', update);
      document.body.style.removeProperty('padding-block-end');
    };
  }, [asked]);

  // A double tap has also moved the position to this sentence, so the page may still be scrolling.
  useEffect(() => {
    const keepInSight = () => {
      const layout = findLayout(asked);
      if (layout.kind === 'sheet' && layout.scrollBy > 0) scrollBy({ top: layout.scrollBy, behavior: 'instant' });
    };
    document.addEventListener('scrollend', keepInSight, { once: true });
    return () => document.removeEventListener('scrollend', keepInSight);
  }, [asked]);

  return layout;
}

const findLayout = (asked: AskedText) => layOutDefinition({ ...measureAsked(asked), freeArea: measureFreeArea() });

function measure(asked: AskedText): WindowLayout {
  const layout = findLayout(asked);
  if (layout.kind === 'sheet') return { kind: 'sheet', style: {} };
  const { kind, left, top, maxHeight } = layout;
  return { kind, style: { left: left + scrollX, top: top + scrollY, maxBlockSize: maxHeight } };
}

/** Adds padding, so that the last sentence can scroll above the sheet. */
function addScrollSpaceAtEnd() {
  document.body.style.paddingBlockEnd = isForSheet(measureFreeArea()) ? '62dvb' : '20rem';
}
