import type { Definition, DefinitionQuestion } from '../../../domain/reader/definition/definition.ts';
import { hasPredictableSound } from '../../../domain/reader/listening/predict-sound.ts';
import { toPhonemes } from '../../../domain/reader/listening/to-phonemes.ts';
import { writeGlides } from '../../../domain/reader/listening/write-glides.ts';
import { placeStress } from '../../../domain/text/place-stress.ts';
import type { Urgency } from '../../platform/narrator/narrator.ts';
import type { Services } from '../../services.ts';

// A transcription of a whole sentence is not useful.
const longestIpa = 60;

type Spoken = Pick<DefinitionQuestion, 'text' | 'language'>;

/** The text whose pronunciation is shown: the selection, or the expression that is defined. */
export const spokenOf = ({ expression }: Pick<Definition, 'expression'>, { text, language }: Spoken): Spoken => ({
  text: expression?.text.replaceAll(' … ', ' ') ?? text,
  language,
});

/**
 * Null if the text is long, the pronunciation is uncertain, or the voice fails. Never rejects: a definition is useful
 * without its pronunciation.
 */
export const findIpa = async (services: Pick<Services, 'narrator' | 'log'>, spoken: Spoken) =>
  (await tryToFindIpa(services, spoken)) ?? null;

/** Like `findIpa`, but undefined if the voice fails, so that the caller can try again later. */
export async function tryToFindIpa(
  { narrator, log }: Pick<Services, 'narrator' | 'log'>,
  { text, language }: Spoken,
  urgency: Urgency = 'now',
): Promise<string | null | undefined> {
  if (text.length > longestIpa || !hasPredictableSound({ text, language })) return null;
  try {
    const ipa = await narrator.pronounce(text, language, urgency);
    return ipa === undefined ? null : placeStress(writeGlides(toPhonemes(ipa, language), language), language);
  } catch (err) {
    log.warn({ err }, 'pronunciation failed');
    return undefined;
  }
}
