import { isConcept, type Place, type Rule } from './grammar-rule.ts';
import { isOnly, mayBe } from './word-classes.ts';

const isSubject = isConcept('I/pronoun', 'he/pronoun', 'she/pronoun', 'we/pronoun', 'they/pronoun');
const isObject = isConcept('me/pronoun', 'him/pronoun', 'her/pronoun', 'us/pronoun', 'them/pronoun');

/**
 * Whether Portuguese “que” opens a clause: yes in “o que ele diz” (what he says). In “mais alto que ele” (taller than him),
 * it means “than”.
 */
const opensClause = ({ before, after, language, lexicon }: Place) =>
  language === 'pt' &&
  before?.form === 'que' &&
  mayBe(after[0], ['verb', 'adverb', 'particle', 'pronoun', 'adjective'], lexicon);

const isBehindPreposition = (place: Place) => !opensClause(place) && followsPreposition(place);

const followsPreposition = ({ before, lexicon }: Place) =>
  isOnly(before, ['preposition'], lexicon) ||
  /^(?:de|d’|à|a|em|por|para|con|com|di|da|su|per|in|tra|fra|chez|que|entre|según|sans|sin)$/.test(before?.form ?? '');

/**
 * Whether the word before the French pronoun is a subject or a negation. Then the pronoun is an object: “nous” in “il nous
 * voit” (he sees us).
 */
const hasSubjectBefore = ({ before }: Place) => /^(?:il|elle|on|ils|elles|tu|vous|qui|ne|n’)$/.test(before?.form ?? '');

/** German verbs in the plural. Beside one of them, “sie” means “they”: “sie gehen” (they go). */
const germanPlural = /^(?:sind|waren|wären|.{2,}en|.{2,}ern|.{2,}eln)$/;
const germanSingular =
  /^(?:ist|war|wäre|hat|hatte|wird|wurde|kann|konnte|muss|soll|will|mag|darf|weiß|.{2,}t|.{2,}te)$/;

function isBesideVerb({ before, after: [next], lexicon }: Place, form: RegExp): boolean {
  return [before, next].some((word) => mayBe(word, ['verb'], lexicon) && form.test(word?.form ?? ''));
}

/** Rules for personal pronouns. They decide between subject and object: German “ich” (I) and “mich” (me). */
export const pronounCaseRules: readonly Rule[] = [
  {
    forms: {
      es: 'yo',
      fr: 'je j’ il ils',
      de: 'ich er wir',
      pt: 'eu',
      it: 'io egli essi esse',
      sl: 'jaz on oni midva midve',
    },
    means: (conceptId) => !isObject(conceptId),
    holds: () => true,
    weightElsewhere: 1,
  },
  {
    forms: {
      es: 'me mí conmigo lo la le los las les nos',
      fr: 'me m’ le la les l’ leur eux',
      de: 'mich mir ihn ihm uns ihnen',
      pt: 'me mim comigo o a os as lo la los las no na nas nos lhe lhes connosco',
      it: 'mi me m’ lo la l’ gli li le ci ce',
      sl: 'mene me meni mano menoj ga njega mu njemu njem jo njo ji njej nas nam nami naju nama jih njih jim njim njimi ju jima njima zanj nanj vanj ponj zanjo nanjo vanjo ponjo zanje nanje vanje ponje',
    },
    means: (conceptId) => !isSubject(conceptId),
    holds: () => true,
    weightElsewhere: 1,
    isAlsoForAttached: true,
  },
  {
    forms: {
      es: 'él ella ellos ellas nosotros nosotras',
      fr: 'moi lui elle elles nous',
      pt: 'ele ela eles elas nós',
      it: 'lui lei loro noi',
    },
    means: (conceptId) => !isSubject(conceptId),
    holds: (place) => isBehindPreposition(place) || (place.word.form === 'nous' && hasSubjectBefore(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: {
      es: 'él ella ellos ellas nosotros nosotras',
      fr: 'elle elles nous',
      pt: 'ele ela eles elas nós',
      it: 'lui lei loro noi',
    },
    means: (conceptId) => !isObject(conceptId),
    holds: (place) =>
      !isBehindPreposition(place) &&
      !hasSubjectBefore(place) &&
      mayBe(place.after[0], ['verb', 'adverb'], place.lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'sie' },
    means: isConcept('they/pronoun'),
    holds: (place) => isBesideVerb(place, germanPlural) && !isBesideVerb(place, germanSingular),
    weightElsewhere: 0.3,
    weightOfOthers: 0.1,
  },
  {
    forms: { de: 'sie' },
    means: isConcept('she/pronoun', 'it/pronoun', 'her/pronoun'),
    holds: (place) => isBesideVerb(place, germanSingular),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
];
