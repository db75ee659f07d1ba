import { Portal } from '@ark-ui/react/portal';
import { createContext, type ReactNode, type RefObject, use } from 'react';

const OverlayContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/**
 * Overlays inside this provider open in the given element instead of at the end of the page. So they use the theme of that
 * element.
 */
export const OverlayContainerProvider = OverlayContainer;

/** Renders overlays in a portal: above everything, and not clipped by the parents of their trigger. */
export function Overlay({ children }: { children: ReactNode }) {
  return <Portal container={use(OverlayContainer)}>{children}</Portal>;
}
