import type { Definition, OtherMeaning } from './definition.ts';

/**
 * The definition with the meaning that the learner has chosen. The example is left out, because it shows the meaning that
 * the dictionary has chosen.
 */
export function chooseMeaning(definition: Definition, sense: string | undefined): Definition {
  const chosen = definition.others?.find((other) => other.sense === sense);
  if (chosen === undefined) return definition;
  const { meaning, baseForm, partOfSpeech, grammar } = chosen;
  return { ...definition, meaning, baseForm, partOfSpeech, grammar, literal: null, example: null };
}

/** A meaning that the learner can choose. The sense is undefined for the meaning that the dictionary has chosen. */
export type OfferedMeaning = Pick<OtherMeaning, 'meaning' | 'baseForm' | 'isLikely'> & { sense: string | undefined };

/**
 * The meanings beside the chosen one, in an order that never changes: the meaning that the dictionary has chosen takes
 * the place of the meaning that the learner has chosen.
 */
export function listOffered({ meaning, baseForm, others }: Definition, sense: string | undefined): OfferedMeaning[] {
  // Definitions that an earlier release has stored have no other meanings.
  return (others ?? []).flatMap((other): OfferedMeaning[] => {
    if (other.sense !== sense) return [other];
    return meaning === null ? [] : [{ meaning, baseForm, isLikely: other.isLikely, sense: undefined }];
  });
}
