import { isBuiltIn } from './built-in-voice.ts';
import { isLocal } from './local-voice.ts';
import type { Voice } from './narrator.ts';

/** Whether the voice runs on this server. A hosted voice may cost money. */
export const isFree = (voice: Voice) => isBuiltIn(voice) || isLocal(voice);
