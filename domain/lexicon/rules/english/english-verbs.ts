import type { Reading, ReadWord } from '../../read-sentence.ts';
import { auxiliaries, isBehindPreposition, isCommand, objects, partOf } from './english-commands.ts';
import { findExcludedAtStart, findFurtherCalled, findFurtherExcluded } from './english-word-places.ts';

/** Words after which an English dictionary form is a verb: “to work”, “please disregard”, “they play”. */
const beforeVerb =
  /^(?:to|will|would|can|could|should|must|may|might|please|pls|plz|don’t|didn’t|doesn’t|won’t|can’t|couldn’t|wouldn’t|shouldn’t|let’s|i|you|we|they|who|’ll|i’ll|you’ll|we’ll|they’ll|cannot|shall|gonna|wanna|gotta|never|always|dont|didnt|doesnt|cant|wont|i’d|you’d|he’d|she’d|we’d|they’d)$/;

/** Words after which an English form in -ing is a verb: “isn’t opening”. */
const beforeProgressive =
  /^(?:am|are|was|were|been|isn’t|aren’t|wasn’t|weren’t|i’m|you’re|we’re|they’re|’m|’re|keeps?|kept)$/;

/** Words after which an English form in -s is a verb: “it works”. */
const beforeThirdPerson = /^(?:he|she|it|who|which|this|everyone|everybody|nobody|someone|somebody)$/;

/** Words before a noun. No verb follows them directly: “their file”, “any help”. */
const determiners =
  /^(?:a|an|the|my|your|our|their|its|every|each|no|whose|any|another|such|much|more|less|own|same|other|first|last|next|either|neither|free)$/;

/** Words before a plural. A form in -s after them is a noun: “three exhibits”, “many needs”. */
const quantities =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|many|several|few|these|those|both|various|numerous|some|most|all|more|different|multiple)$/;

/** Prepositions that no dictionary form of a verb follows: “for help”, but “to help”. */
const prepositions =
  /^(?:of|in|for|with|from|by|at|on|about|into|against|between|during|without|through|under|over|via|per|towards?|among|within|upon|after|before)$/;

/** Words that say “how much”. After them, an adjective is likelier than a verb: “very close”, “so mean”. */
const degrees = /^(?:very|too|so|quite|extremely|pretty|fairly|incredibly|super|as|how)$/;

/** Words that a verb without an ending may directly follow: “help cook”. */
const beforeSecondVerb =
  /^(?:do|does|did|don’t|doesn’t|didn’t|can|can’t|cannot|could|couldn’t|will|won’t|would|wouldn’t|should|shouldn’t|shall|may|might|must|let|lets|let’s|help(?:s|ed|ing)?|go|come|dare|and|or|to|not|please)$/;

/** Auxiliaries that come before the subject of a question: “did the firm file”. */
const inQuestion = /^(?:do|does|did|don’t|doesn’t|didn’t|can|could|will|would|should|shall|may|might|must)$/;

/** Verbs after which an object and then a verb without an ending may follow: “made the dog bark”. */
const beforeObjectAndVerb = /^(?:mak(?:e|es|ing)|made|sees?|saw|seen|hears?|heard|watch(?:ed|ing)?|ha(?:ve|s|d|ving))$/;

/** Verbs that are usually followed by a noun or an adjective, not by another verb: “find help”. */
const withObject =
  /^(?:finds?|needs?|needed|wants?|wanted|gives?|offers?|offered|shows?|showed|gets?|got|is|was|are|were|be|been)$/;

/** Verbs that show that the word before them is their subject. */
const finite =
  /^(?:are|were|aren’t|weren’t|have|had|will|would|can|could|may|might|should|must|can’t|don’t|didn’t|won’t|haven’t|hadn’t|couldn’t|wouldn’t)$/;

/** A genitive: “the company’s plan”. */
const owner = /^(?!(?:he|she|it|that|what|there|here|who|let|where|how)’).+(?:’s|s’)$/;

/** Verbs that “of” may follow. Before “of”, other words are nouns: “the cost of”. */
const beforeOf =
  /^(?:think|speak|consist|approve|dream|die|hear|know|tell|smell|dispose|conceive|beware|complain|warn|talk|drunk|partake|taste)s?$/;

/**
 * Verbs such as “be” and “seem”. A singular noun after them would need an article, so a word without one is an adjective:
 * “it was safe”, “they are welcome”.
 */
const beforePredicate =
  /^(?:is|was|are|were|be|been|am|isn’t|wasn’t|aren’t|weren’t|feels?|felt|seems?|seemed|looks?|looked)$/;

/** Singular nouns that a plural verb may follow: “the staff work”. */
const groups = /^(?:staff|team|crew|couple|majority|rest|group|lot|number|people|police|family|public)$/;

const plural = /(?:[^sui]s|men|people|children|police)$/;

/** How many words before a verb are searched for an auxiliary or a verb such as “made” or “saw”. */
const reach = 5;

const isOnly = (word: ReadWord | undefined, parts: readonly string[]) =>
  word !== undefined && word.readings.length > 0 && word.readings.every((reading) => parts.includes(partOf(reading)));

const isSingularNoun = (word: ReadWord) =>
  word.readings.length === 0
    ? /\p{Lu}/u.test(word.text)
    : word.readings.every(
        (reading) =>
          partOf(reading) === 'name' ||
          (partOf(reading) === 'noun' && !reading.analysis.features.some((each) => each.startsWith('pl'))),
      );

const isPresent = (reading: Reading) =>
  partOf(reading) === 'verb' && reading.analysis.features.every((each) => /^(?:inf|pres)/.test(each));

/**
 * Whether the verb may be in the present. Also true for “cost”, which may be past or present; `isPresent` is false for such
 * forms.
 */
const mayBePresent = (reading: Reading) =>
  partOf(reading) === 'verb' && reading.analysis.features.some((each) => /^(?:inf|pres)/.test(each));

const isSingular = (reading: Reading) =>
  partOf(reading) === 'noun' && !reading.analysis.features.some((each) => each.startsWith('pl'));

const isThirdPerson = (reading: Reading) =>
  partOf(reading) === 'verb' && reading.analysis.features.every((each) => each === 'pres 3sg');

const isDictionaryForm = (reading: Reading) =>
  isPresent(reading) && !reading.analysis.features.some((each) => each.includes('3sg'));

/**
 * Excludes readings (interpretations) that the previous word makes impossible, although the lexicon lists them. Most English
 * nouns have the form of a verb, but a verb without an ending follows only a plural, a pronoun or an auxiliary. So “file”
 * and “help” are nouns in “the city file” and “find help”. Undefined if the previous word does not decide.
 */
export function findExcludedVerb(
  words: readonly ReadWord[],
  position: number,
): ((reading: Reading) => boolean) | undefined {
  const [before, word, next] = [words[position - 1], words[position], words[position + 1]];
  if (!word) return undefined;
  // “Love” at the start of “Love is blind” is a noun.
  if (!before || word.start - before.end > 1) return findExcludedAtStart(word, next);
  if (isBehindPreposition(words, position)) return mayBePresent;
  const hasAdjective = word.readings.some((reading) => partOf(reading) === 'adjective');
  const hasAdverb = word.readings.some((reading) => partOf(reading) === 'adverb');
  if (degrees.test(before.form)) {
    if (hasAdjective) return (reading) => isPresent(reading) || isSingular(reading);
    return hasAdverb ? isPresent : undefined;
  }
  if (beforePredicate.test(before.form) && hasAdjective) return (reading) => isPresent(reading) || isSingular(reading);
  if (determiners.test(before.form) || prepositions.test(before.form) || owner.test(before.form)) return mayBePresent;
  if (auxiliaries.test(word.form)) return undefined;
  if (quantities.test(before.form) && word.readings.some(isThirdPerson)) return isThirdPerson;
  // “strikes” in “an end to air strikes” is a noun.
  const isInPhraseOfNouns = prepositions.test(words[position - 2]?.form ?? '') || words[position - 2]?.form === 'to';
  // “fines” in “you may face fines” is a noun, the object of “face”.
  const isObject =
    inQuestion.test(words[position - 2]?.form ?? '') && before.readings.some((each) => partOf(each) === 'verb');
  if (isObject && !beforeSecondVerb.test(before.form)) return isPresent;
  // “wraps” in “soups and wraps” is a noun.
  const isListed =
    /^(?:and|or)$/.test(before.form) &&
    !objects.test(next?.form ?? '') &&
    (isPlural(words[position - 2]) ||
      // “bruises” in “he got cuts and bruises” is a noun.
      (words[position - 2]?.readings.some((each) => each.analysis.features.includes('pl')) &&
        /^(?:got|of|with|and|some|many|for|had|has|have|like|do|by|from|in|on|no|any)$/.test(
          words[position - 3]?.form ?? '',
        )));
  // “prices” in “oil prices rose” and “stops” in “they made traffic stops” are nouns.
  const isPhraseOfNouns =
    before.readings.some(isSingular) &&
    !before.readings.some((reading) => partOf(reading) === 'adverb') &&
    (/^(?:rose|fell|began|changed|increased|dropped|went|came|showed|said|grew|appear)$/.test(next?.form ?? '') ||
      /^(?:made|got|had|has|have|saw|gave|give|take|took|offers|include|includes|features|fear|welcomed|received)$/.test(
        words[position - 2]?.form ?? '',
      ));
  if (isListed || isPhraseOfNouns) return isThirdPerson;
  if (finite.test(next?.form ?? '') || (isInPhraseOfNouns && before.readings.some(isSingular))) return isThirdPerson;
  if (next?.form === 'of' && !beforeOf.test(word.form)) return isPresent;
  // “staff” in “but staff was very kind” is a noun.
  if (
    /^(?:is|was|isn’t|wasn’t|were|are)$/.test(next?.form ?? '') &&
    /^(?:but|and|because|so|as|if|when|that|while|where|although|though)$/.test(before.form)
  )
    return isDictionaryForm;
  // “focus” in “the team focus is” is a noun, but not “want” in “what I want is”.
  if (/^(?:is|was|isn’t|wasn’t)$/.test(next?.form ?? '') && isOnly(before, ['noun', 'adjective']))
    return isDictionaryForm;
  // “test” in “a screening test which” is a noun.
  if (next?.form === 'which' && before.readings.some((each) => /^(?:noun|adjective|verb)$/.test(partOf(each))))
    return isDictionaryForm;
  // “study” in “a small pilot study” is a noun.
  const isInLongPhrase =
    isOnly(words[position - 2], ['adjective']) &&
    /^(?:a|an|the|his|her|our|their|its)$/.test(words[position - 3]?.form ?? '');
  // “code” in “the dress code” is a noun: as a verb after the singular “dress”, it would end in “-s”.
  const isInPhrase = /^(?:a|an|the|my|your|his|her|our|their|its|of|in|for|with|on)$/.test(
    words[position - 2]?.form ?? '',
  );
  if (
    (isInPhrase || isInLongPhrase) &&
    before.readings.some(isSingular) &&
    !plural.test(before.form) &&
    !groups.test(before.form) &&
    !asksWith(words, position)
  )
    return isDictionaryForm;
  if (isOnly(before, ['adjective'])) return isPresent;
  if (beforeSecondVerb.test(before.form)) return findFurtherExcluded(words, position);
  // “fax” in “I am lacking fax numbers” is a noun.
  const isProgressive = /.ing$/.test(before.form) && beforeProgressive.test(words[position - 2]?.form ?? '');
  if (isOnly(before, ['verb']) || isProgressive || withObject.test(before.form)) return isPresent;
  const isSubject = isSingularNoun(before) || isUnlistedNoun(before);
  return isSubject && !plural.test(before.form) && !groups.test(before.form) && !asksWith(words, position)
    ? isDictionaryForm
    : findFurtherExcluded(words, position);
}

/** Whether a word that is not in the lexicon is probably a noun or an adjective: “residual” in “residual heat”. */
const isUnlistedNoun = ({ text, form, readings }: ReadWord): boolean =>
  readings.length === 0 && /^\p{Ll}{4,}$/u.test(text) && !/(?:s|ly|ing|ed)$/.test(form);

/**
 * Whether the words before the subject require a verb without an ending, as in “did the firm file”, “made the dog bark” and
 * “Tom and Ann live”. An auxiliary that is directly followed by its verb does not: “will sign the peace deal”.
 */
function asksWith(words: readonly ReadWord[], position: number): boolean {
  const from = Math.max(0, position - reach);
  return words.slice(from, position - 1).some(({ form }, index) => {
    if (beforeObjectAndVerb.test(form) || /^(?:let|lets|help|helps|helped|and|or)$/.test(form)) return true;
    const next = words[from + index + 1];
    const isVerb = next?.readings.some((reading) => partOf(reading) === 'verb') && !/^\p{Lu}/u.test(next.text);
    return inQuestion.test(form) && !isVerb;
  });
}

/** Adverbs between an auxiliary and its verb. */
const between =
  /^(?:even|also|just|still|really|only|probably|actually|never|always|not|simply|soon|then|now|easily|often)$/;
const modals =
  /^(?:to|do|does|did|will|would|can|could|should|must|may|might|don’t|didn’t|doesn’t|won’t|can’t|cannot|shall|i|you|we|they)$/;

const clauses = /^(?:if|that|how|what|why|whether|the|an?|this|these|my|your|his|her|their|our|it|them|him|us|me|you)$/;

/**
 * Finds the verb forms that the words around an English word require: “to work”, “it works”. Undefined if they require none.
 */
export function findCalledVerb(
  words: readonly ReadWord[],
  position: number,
): ((reading: Reading) => boolean) | undefined {
  const [earlier, before, word, next] = [-2, -1, 0, 1].map((offset) => words[position + offset]);
  if (!before || !word || word.start - before.end > 1) return isCommand(word, next) ? isVerbIn(/^inf/) : undefined;
  const { form } = before;
  // “are” in “are you free” already is the verb of “you”, so “free” need not be a verb.
  if (/^(?:am|are|is|was|were)$/.test(earlier?.form ?? '') && /^(?:i|you|we|they|he|she|it)$/.test(form))
    return undefined;
  // After “they” and similar words, the past is preferred: “found” in “they found it” comes from “find”, not from “found”
  // (establish).
  if (/^(?:i|you|we|they|who)$/.test(form) && word.readings.some(isVerbIn(/^past/))) return isVerbIn(/^past/);
  if (isBehindPreposition(words, position)) return undefined;
  // “found” in “it was never found” is a participle.
  if (/^(?:never|always)$/.test(form) && /^(?:is|was|are|were|be|been|has|have|had)$/.test(earlier?.form ?? ''))
    return isVerbIn(/^part/);
  if (beforeVerb.test(form)) return isVerbIn(/^(?:inf|pres$)/);
  // “set” in “the sun has set” is a participle.
  if (
    /^(?:has|have|had|hasn’t|haven’t|i’ve|we’ve|they’ve|you’ve)$/.test(form) &&
    (!next ||
      next.start - word.end > 1 ||
      objects.test(next.form) ||
      prepositions.test(next.form) ||
      /^(?:expected|received|ordered|visited|planned)$/.test(word.form))
  )
    return isVerbIn(/^part/);
  // “surprise” in “it may even surprise you” and “meeting” in “they were still meeting” are verbs.
  if (between.test(form)) {
    if (modals.test(earlier?.form ?? '')) return isVerbIn(/^(?:inf|pres$)/);
    if (beforeProgressive.test(earlier?.form ?? '') && word.form.endsWith('ing')) return isVerbIn(/^ger/);
  }
  // “view” in “stop and view the city” is a verb.
  if (
    /^(?:and|or)$/.test(form) &&
    /^(?:the|an?|my|your|his|her|our|their|this|these|it|them|him|us|me|there|here)$/.test(next?.form ?? '')
  )
    return isVerbIn(word.form.endsWith('ing') ? /^ger/ : /^(?:inf|pres$|past|pres 3sg)/);
  // “inviting” in “she is inviting guests” is a verb.
  if (/^(?:is|isn’t)$/.test(form) && word.form.endsWith('ing') && (isPlural(next) || objects.test(next?.form ?? '')))
    return isVerbIn(/^ger/);
  // “finding” in “thanks for finding us a room” is a verb.
  if (/ing$/.test(word.form) && prepositions.test(form) && objects.test(next?.form ?? '')) return isVerbIn(/^ger/);
  // “wonder” in “people wonder if” is a verb.
  if ((isPlural(before) || form === 'people') && clauses.test(next?.form ?? '')) return isVerbIn(/^(?:inf|pres$)/);
  // “fit” in “how does that fit” is a verb.
  if (/^(?:that|this|it|he|she)$/.test(form) && inQuestion.test(earlier?.form ?? '')) return isVerbIn(/^(?:inf|pres$)/);
  if (beforeThirdPerson.test(form)) return isVerbIn(/^pres 3sg/);
  // “sounds” in “That sounds good” is a verb.
  if (form === 'that' && (earlier === undefined || before.start - earlier.end > 1)) return isVerbIn(/^pres 3sg/);
  // “reports” in “Xinhua reports that” and “talks” in “the song talks about” are verbs.
  if (isSingularNoun(before) && /^(?:that|about|how|why|what)$/.test(next?.form ?? '')) return isVerbIn(/^pres 3sg/);
  // “houses” in “the museum houses a collection” is a verb.
  if (
    /^(?:the|an?|my|your|his|her|our|their|its|this)$/.test(earlier?.form ?? '') &&
    before.readings.some(isSingular) &&
    /^(?:the|an?|my|your|his|her|our|their|its|it|them|him|us|me|you|that|\d.*|two|three|four|five)$/.test(
      next?.form ?? '',
    )
  )
    return isVerbIn(/^pres 3sg/);
  // “houses” in “the building now houses a museum” is a verb.
  if (
    /^(?:now|also|still|currently|often|usually|then)$/.test(form) &&
    /^(?:the|an?|my|your|his|her|our|their|its|two|three|many|several)$/.test(next?.form ?? '') &&
    earlier !== undefined &&
    (isSingularNoun(earlier) || earlier.readings.some(isSingular))
  )
    return isVerbIn(/^pres 3sg/);
  // “risks” in “the firm risks losing money” is a verb.
  if (
    isSingularNoun(before) &&
    /.ing$/.test(next?.form ?? '') &&
    !/^(?:thing|during|morning|evening)$/.test(next?.form ?? '')
  )
    return isVerbIn(/^pres 3sg/);
  // “ferry” in “cabs that ferry passengers” is a verb.
  if (/^(?:that|which)$/.test(form) && isPlural(earlier)) return isVerbIn(/^(?:inf|pres$)/);
  return beforeProgressive.test(form) ? isVerbIn(/^ger/) : findFurtherCalled(words, position);
}

const isPlural = (word: ReadWord | undefined): boolean =>
  isOnly(word, ['noun']) && (word?.readings.every(({ analysis }) => analysis.features.includes('pl')) ?? false);

const isVerbIn =
  (features: RegExp) =>
  (reading: Reading): boolean =>
    partOf(reading) === 'verb' && reading.analysis.features.some((each) => features.test(each));
