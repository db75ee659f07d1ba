import type { Language } from '../../../domain/language.ts';
import type { Vocabulary } from '../../../domain/learning/estimate/estimate.ts';
import { countKnownWords } from '../../../domain/learning/estimate/estimate-known.ts';
import type { Services } from '../../services.ts';
import { toEvidence } from './estimate-words.ts';
import { type KnownWeek, listEvidence } from './progress-queries.ts';

interface Asked {
  userId: string;
  language: Language;
  vocabulary: Vocabulary;
}

/**
 * Returns how many words the learner knows, with the range of likely values: the estimated vocabulary, corrected by the
 * evidence about single words.
 */
export async function countKnown(
  services: Pick<Services, 'db' | 'now'>,
  { userId, language, vocabulary }: Asked,
): Promise<KnownWeek> {
  const at = services.now().getTime();
  const evidence = await listEvidence(services, userId, language);
  const known = countKnownWords(
    vocabulary,
    evidence.map((word) => toEvidence(word, word.rank, at)),
  );
  const correction = known - vocabulary.size;
  const [from, to] = vocabulary.range.map((size) => Math.max(0, size + correction));
  return { known, rangeFrom: from ?? known, rangeTo: to ?? known };
}
