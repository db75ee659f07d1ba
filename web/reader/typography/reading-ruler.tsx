import { useEffect, useRef } from 'react';
import { Overlay } from '../../ui/overlay/overlay-container.tsx';
import type { Place } from '../position/place.ts';
import { findText } from '../text/text-offset.ts';
import styles from './reading-ruler.module.css';

/**
 * A clear band over two lines; the rest of the page is dimmed. The band follows the pointer. After a step, it moves to the
 * active sentence.
 */
export function ReadingRuler({ place }: { place: Place }) {
  const band = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const following = new AbortController();
    const { signal } = following;
    const moveTo = (top: number) => band.current?.style.setProperty('--ruler-at', `${top}px`);
    const follow = ({ clientY }: PointerEvent) => moveTo(clientY);
    function goToSentence() {
      const line = findText(place.current(), 'source')?.getClientRects()[0];
      if (line) moveTo(line.top + Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    }
    goToSentence();
    const stop = place.onStep(() => requestAnimationFrame(goToSentence));
    window.addEventListener('pointermove', follow, { signal, passive: true });
    window.addEventListener('pointerdown', follow, { signal, passive: true });
    return () => {
      following.abort();
      stop();
    };
  }, [place]);

  return (
    <Overlay>
      <div ref={band} className={styles.ruler} aria-hidden="true" />
    </Overlay>
  );
}
