import { type RefObject, useEffect, useState } from 'react';

// In pixels. At a fractional zoom the browser rounds heights, so a small difference does not mean hidden content.
const tolerance = 2;

/** Whether a scrolling element has content below its lower edge. */
export function useHasMore(scroller: RefObject<HTMLElement | null>) {
  const [hasMore, setHasMore] = useState(false);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => setHasMore(element.scrollTop + element.clientHeight < element.scrollHeight - tolerance);
    // The definition window and its content change their height when the server has answered.
    const growing = new ResizeObserver(look);
    growing.observe(element);
    for (const part of element.children) growing.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      growing.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);

  return hasMore;
}
