import type { Profile } from './access/profile.ts';
import type { Language } from './language.ts';

export const frameNames = ['home', 'search', 'results', 'create', 'settings', 'reader'] as const;
export type FrameName = (typeof frameNames)[number];

/** A page of the app as it stands before its scripts have come. */
export interface RenderedFrame {
  markup: string;
  styles: string;
}

/** A page with what somebody finds there: whose it is, and what the server answers to what the page asks for. */
export interface FilledPage {
  address: string;
  language: Language;
  profile: Profile;
  answers: Record<string, unknown>;
}
