import * as v from 'valibot';
import type { Language } from '../language.ts';

/** A neural voice on the server. */
export interface InstalledVoiceState {
  name: string;
  language: Language;
  speakerCount: number;
  /** As its model card says; empty if it says nothing. */
  licence: string;
  /** Whether it narrates articles, after a restart at the latest. */
  isUsed: boolean;
}

export const voiceParamSchema = v.object({ name: v.pipe(v.string(), v.regex(/^\w[\w-]{0,99}$/)) });
