export const frameNames = ['home', 'search', 'results', 'create', 'settings', 'reader'] as const;
export type FrameName = (typeof frameNames)[number];

/** A page of the app as it stands before its scripts have come: the same for everybody who reads in one language. */
export interface RenderedFrame {
  markup: string;
  styles: string;
}
