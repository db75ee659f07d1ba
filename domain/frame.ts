import type { Profile } from './access/profile.ts';
import type { Language } from './language.ts';

export const frameNames = ['home', 'search', 'results', 'create', 'settings', 'reader'] as const;
export type FrameName = (typeof frameNames)[number];

/** The server-rendered markup of a page, shown until its scripts have loaded. */
export interface RenderedFrame {
  markup: string;
  styles: string;
}

/** A page with its data: the user's profile and the API answers the page needs. */
export interface FilledPage {
  address: string;
  language: Language;
  profile: Profile;
  answers: Record<string, unknown>;
}
