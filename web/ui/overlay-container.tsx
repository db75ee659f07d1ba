import { Portal } from '@ark-ui/react/portal';
import { createContext, type ReactNode, type RefObject, use } from 'react';

const OverlayContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Overlays of the parts inside open in this element instead of the end of the page, and so take its theme. */
export const OverlayContainerProvider = OverlayContainer;

/** Where popovers, menus and dialogs are drawn: above everything, free of the corners and clips around their trigger. */
export function Overlay({ children }: { children: ReactNode }) {
  return <Portal container={use(OverlayContainer)}>{children}</Portal>;
}
