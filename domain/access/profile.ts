import type { Language } from '../language.ts';
import type { Level } from '../level.ts';
import type { Preferences } from './preferences.ts';
import type { Subscription } from './subscription.ts';

export interface Profile {
  id: string;
  email: string;
  name: string;
  mainLang: Language | null;
  /** The language the user learns at the moment. */
  learningLang: Language | null;
  /** All languages that the user learns, in the order in which the user added them. */
  learningLangs: Language[];
  /** The user's level in `learningLang`; null if the user has not chosen one. */
  level: Level | null;
  readingSpeed: number;
  /** Decides when the user's days and months begin. */
  timeZone: string;
  isAdmin: boolean;
  /** Whether the user wants an e-mail when an article is ready. */
  wantsMail: boolean;
  preferences: Preferences;
  subscription: Subscription;
}

export const hasBothLanguages = (profile: Pick<Profile, 'mainLang' | 'learningLang'>) =>
  profile.mainLang !== null && profile.learningLang !== null;
