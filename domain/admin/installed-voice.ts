import * as v from 'valibot';
import type { Language } from '../language.ts';

/** A neural voice that is installed on the server. */
export interface InstalledVoiceState {
  name: string;
  language: Language;
  speakerCount: number;
  /** The licence in the model card; empty if the card names none. */
  licence: string;
  /**
   * Whether the server narrates articles with this voice. A voice that was installed while the server runs is used after a
   * restart.
   */
  isUsed: boolean;
}

export const voiceParamSchema = v.object({ name: v.pipe(v.string(), v.regex(/^\w[\w-]{0,99}$/)) });
