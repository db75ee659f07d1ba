import type { Reading, ReadWord } from '../../read-sentence.ts';
import { clauseOf } from './slovenian-adjective-place.ts';
import { isAdjacent, isPart } from './slovenian-context.ts';

/** Words after which an infinitive follows: “mora odkriti” (must discover). */
const governing =
  /^(?:mora|moral|more(?:m|š|jo|mo)?$|mog(?:el|l)|sme(?:m|š|jo|mo|l)?[aeio]?$|hoč|hote[lt]|noč|žel|skuša|posku[sš]|načrtuj|načrtova|nameni|namerava|uspe|začn|začel|začen|neha|treba$|mogoče$|možno$|zna(?:m|š|jo|mo|l)?[aeio]?$|upa|utegn|dovoli|pripravljen|dolž[ea]?n|prisil|pomaga|odloč|pusti|da$|poma[gž]|smiseln|nujno$|potrebno$|težko$|lažje$|mogl|nehal|nad[ae]|obljubi|grozi|zmor|zmog|raje$|bolje$|najbolje$|pozab|prepoved|namen$|način$|čas$|priložnost|možnost|pravic|dolžnost|želj|sposob|prizade)/;

const copula =
  /^(?:so|smo|ste|niso|nismo|bodo|bili|biti|postali|ostali|videti|precej|zelo|povsem|dovolj|tako|preveč|bolj|najbolj)$/;

/**
 * Many infinitives look like the plural of an adjective: “odkriti” means “discover” or “frank”, “odbiti” means “reject” or
 * “nutty”. After a form of “biti” (be) and before a noun in “-i”, the form is the adjective.
 */
export function weighInfinitive(words: readonly ReadWord[], position: number): (reading: Reading) => number {
  const [before, word, next] = [words[position - 1], words[position], words[position + 1]];
  const isInfinitive = ({ analysis }: Reading) =>
    analysis.word.partOfSpeech === 'verb' && analysis.features.some((each) => each.startsWith('inf'));
  if (!word || !/(?:ti|či)$/.test(word.form) || !word.readings.some(isInfinitive)) return () => 1;
  const isGoverned = clauseOf(words, position).some((each) => each !== word && governing.test(each.form));
  const describes = isAdjacent(word, next) && /i$/.test(next?.form ?? '') && isPart(next, 'noun');
  const isAdjectivePlace =
    (isAdjacent(before, word) && copula.test(before?.form ?? '')) || describes || isPart(before, 'preposition');
  return (reading) => {
    if (isInfinitive(reading)) return isAdjectivePlace && !isGoverned ? unlikely : 1;
    const { partOfSpeech } = reading.analysis.word;
    const isOther = partOfSpeech === 'adjective' || (partOfSpeech === 'noun' && !isPart(before, 'preposition'));
    return isOther && isGoverned ? unlikely : 1;
  };
}

const unlikely = 0.003;
