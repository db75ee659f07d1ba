import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import type { AskedText } from '../selection/asked-text.ts';
import { measureAsked, measureFreeArea } from './measure-page.ts';
import { type DefinitionLayout, isForSheet, layOutDefinition } from './popup-layout.ts';

interface WindowLayout {
  kind: DefinitionLayout['kind'];
  style: CSSProperties;
}

/** Computes the position of the definition, and scrolls if it would cover the selection. */
export function useDefinitionLayout(asked: AskedText, dialog: RefObject<HTMLElement | null>): WindowLayout {
  const [layout, setLayout] = useState<WindowLayout>(() => toWindowLayout(findLayout(asked, 0)));

  useLayoutEffect(() => {
    const measure = () => findLayout(asked, dialog.current?.offsetHeight ?? 0);
    const makeRoom = () => {
      const { scrollBy: distance } = measure();
      if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
    };
    const update = () => {
      addScrollSpaceAtEnd();
      makeRoom();
      setLayout(toWindowLayout(measure()));
    };
    update();
    // The sheet grows when the server has answered, and may then cover the selection.
    const growing = new ResizeObserver(() => isForSheet(measureFreeArea()) && makeRoom());
    if (dialog.current) growing.observe(dialog.current);
    window.addEventListener('resize', update);
    return () => {
      growing.disconnect();
      window.removeEventListener('resize', update);
      document.body.style.removeProperty('padding-block-end');
    };
  }, [asked, dialog]);

  return layout;
}

const findLayout = (asked: AskedText, sheetHeight: number) =>
  layOutDefinition({ ...measureAsked(asked), freeArea: measureFreeArea(), sheetHeight });

function toWindowLayout(layout: DefinitionLayout): WindowLayout {
  if (layout.kind === 'sheet') return { kind: 'sheet', style: {} };
  const { kind, left, top, maxHeight } = layout;
  return { kind, style: { left: left + scrollX, top: top + scrollY, maxBlockSize: maxHeight } };
}

/** Adds padding at the end of the page, so that even the last sentence can be scrolled above the definition. */
function addScrollSpaceAtEnd() {
  document.body.style.paddingBlockEnd = isForSheet(measureFreeArea()) ? '62dvb' : '20rem';
}
