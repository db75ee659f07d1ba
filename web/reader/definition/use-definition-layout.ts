import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import type { AskedText } from '../selection/asked-text.ts';
import { measureAsked, measureFreeArea } from './measure-page.ts';
import { type DefinitionLayout, isForSheet, layOutDefinition } from './popup-layout.ts';

interface WindowLayout {
  kind: DefinitionLayout['kind'];
  style: CSSProperties;
}

/** Computes the position of the definition, and scrolls if the definition would cover the selection. */
export function useDefinitionLayout(asked: AskedText, dialog: RefObject<HTMLElement | null>): WindowLayout {
  const [layout, setLayout] = useState<WindowLayout>(() => toWindowLayout(findLayout(asked, null)));

  useLayoutEffect(() => {
    const measure = () => findLayout(asked, dialog.current);
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
    // The window grows when the server has answered. A bottom sheet may then cover the selection. A window in the
    // margin moves up if its content does not fit.
    const growing = new ResizeObserver(() => {
      if (isForSheet(measureFreeArea())) return makeRoom();
      const { clientHeight = 0, scrollHeight = 0 } = dialog.current ?? {};
      const moved = measure();
      if (moved.kind === 'margin' && scrollHeight > clientHeight) setLayout(toWindowLayout(moved));
    });
    for (const part of dialog.current ? [dialog.current, ...dialog.current.children] : []) growing.observe(part);
    window.addEventListener('resize', update);
    return () => {
      growing.disconnect();
      window.removeEventListener('resize', update);
      document.body.style.removeProperty('padding-block-end');
    };
  }, [asked, dialog]);

  return layout;
}

function findLayout(asked: AskedText, dialog: HTMLElement | null) {
  const freeArea = measureFreeArea();
  const { offsetHeight = 0, clientHeight = 0, scrollHeight = 0 } = dialog ?? {};
  const windowHeight = isForSheet(freeArea) ? offsetHeight : scrollHeight + offsetHeight - clientHeight;
  return layOutDefinition({ ...measureAsked(asked), freeArea, windowHeight });
}

function toWindowLayout(layout: DefinitionLayout): WindowLayout {
  if (layout.kind === 'sheet') return { kind: 'sheet', style: {} };
  const { kind, left, top, maxHeight } = layout;
  return { kind, style: { left: left + scrollX, top: top + scrollY, maxBlockSize: maxHeight } };
}

/** Adds padding at the end of the page, so that even the last sentence can be scrolled above the definition. */
function addScrollSpaceAtEnd() {
  document.body.style.paddingBlockEnd = isForSheet(measureFreeArea()) ? '62dvb' : '20rem';
}
