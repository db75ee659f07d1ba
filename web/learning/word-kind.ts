import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SavedWord } from '../../domain/learning/saved-word.ts';
import { type Gender, genders, type PartOfSpeech } from '../../domain/lexicon/concept.ts';

const kinds: Record<PartOfSpeech, MessageDescriptor> = {
  noun: msg`noun`,
  verb: msg`verb`,
  adjective: msg`adjective`,
  adverb: msg`adverb`,
  pronoun: msg`pronoun`,
  determiner: msg`determiner`,
  preposition: msg`preposition`,
  conjunction: msg`conjunction`,
  numeral: msg`numeral`,
  particle: msg`particle`,
  interjection: msg`interjection`,
  expression: msg`phrase`,
  name: msg`name`,
};

const shortGenders: Record<Gender, MessageDescriptor> = {
  m: msg({ message: 'm', context: 'grammatical gender' }),
  f: msg({ message: 'f', context: 'grammatical gender' }),
  n: msg({ message: 'n', context: 'grammatical gender' }),
  mf: msg({ message: 'm/f', context: 'grammatical gender' }),
  'm pl': msg({ message: 'm pl', context: 'grammatical gender' }),
  'f pl': msg({ message: 'f pl', context: 'grammatical gender' }),
  'n pl': msg({ message: 'n pl', context: 'grammatical gender' }),
  'mf pl': msg({ message: 'pl', context: 'grammatical gender' }),
  pl: msg({ message: 'pl', context: 'grammatical gender' }),
};

/** The part of speech. For nouns also the gender, abbreviated: "noun, f". */
export function useWordKind() {
  const { t } = useLingui();
  return ({ partOfSpeech, gender }: Pick<SavedWord, 'partOfSpeech' | 'gender'>) => {
    const kind = t(kinds[partOfSpeech]);
    const known = genders.find((each) => each === gender);
    return partOfSpeech === 'noun' && known !== undefined ? `${kind}, ${t(shortGenders[known])}` : kind;
  };
}
