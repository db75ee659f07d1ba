import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react';
import type { AskedText } from './asked-text.ts';
import { isForSheet, placeWindow, type WindowPlace } from './place-beside.ts';
import { measureAsked, measureRoom } from './reading-room.ts';

interface PlacedWindow {
  kind: WindowPlace['kind'];
  style: CSSProperties;
}

/** Where the definition stands on the page, and the scroll that keeps the selection in sight beside it. */
export function useWindowPlace(asked: AskedText): PlacedWindow {
  const [placed, setPlaced] = useState<PlacedWindow>(() => measure(asked));

  useLayoutEffect(() => {
    const place = () => {
      makeRoomAtTheEnd();
      const { scrollBy: distance } = findPlace(asked);
      if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
      setPlaced(measure(asked));
    };
    place();
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      document.body.style.removeProperty('padding-block-end');
    };
  }, [asked]);

  // Whoever asks by two taps has just stepped to the sentence: the page may still glide there.
  useEffect(() => {
    const keepInSight = () => {
      const place = findPlace(asked);
      if (place.kind === 'sheet' && place.scrollBy > 0) scrollBy({ top: place.scrollBy, behavior: 'instant' });
    };
    document.addEventListener('scrollend', keepInSight, { once: true });
    return () => document.removeEventListener('scrollend', keepInSight);
  }, [asked]);

  return placed;
}

const findPlace = (asked: AskedText) => placeWindow({ ...measureAsked(asked), room: measureRoom() });

function measure(asked: AskedText): PlacedWindow {
  const place = findPlace(asked);
  if (place.kind === 'sheet') return { kind: 'sheet', style: {} };
  const { kind, left, top, maxHeight } = place;
  return { kind, style: { left: left + scrollX, top: top + scrollY, maxBlockSize: maxHeight } };
}

/** Also the last sentence must find its way above a sheet. */
function makeRoomAtTheEnd() {
  document.body.style.paddingBlockEnd = isForSheet(measureRoom()) ? '62dvb' : '20rem';
}
