import type { InstalledVoiceState } from '../../domain/admin/installed-voice.ts';
import { chooseVoices } from '../platform/narrator/local-voice.ts';
import type { NarratorSettings } from '../platform/narrator/settings.ts';
import type { InstalledVoice } from '../platform/narrator/voices/installed-voices.ts';

interface Narrating {
  settings: NarratorSettings | undefined;
  /**
   * Whether the packages for neural voices are installed. Without these packages, no neural voice narrates, even if the
   * settings choose one.
   */
  hasNeural: boolean;
}

/** Lists the installed voices and says which of them narrate. */
export function describeVoices(
  installed: readonly InstalledVoice[],
  { settings, hasNeural }: Narrating,
): InstalledVoiceState[] {
  const used = settings?.provider === 'local' && hasNeural ? chooseVoices(installed, settings.names) : [];
  return installed.map((voice) => {
    const { name, language, speakerCount, licence } = voice;
    return { name, language, speakerCount, licence, isUsed: used.includes(voice) };
  });
}
