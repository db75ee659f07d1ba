import type { Language } from '../../language.ts';
import type { Aspect } from '../../lexicon/concept.ts';
import { type Features, readFeatures, type Tense } from '../../lexicon/morphology/features.ts';
import { chooseSlovenianForm } from './choose-slovenian-form.ts';
import { isAttributiveInGerman, isBesideGermanI } from './german-verb-context.ts';
import { sharedFeatures } from './shared-features.ts';

interface Asked {
  /** Every possible analysis of the form, as tags: “pres 1sg”. */
  features: readonly string[];
  language: Language;
  /** The text of the sentence before the form. */
  before: string;
  after?: string;
  aspect?: Aspect | undefined;
}

/**
 * The grammatical features that are certain. If a form is ambiguous, the words before it rule out some of its readings
 * (interpretations).
 */
export function chooseVerbForm({ features, language, before, after = '', aspect }: Asked): Features | undefined {
  // A form such as German “gekaufte” (bought) is read as a declined participle only if there is no other reading.
  const isAttributive = language === 'de' && isAttributiveInGerman(before, after);
  const plain = features.filter((tags) => (isAttributive ? /decl$/.test(tags) : !tags.endsWith('decl')));
  const every = (plain.length > 0 ? plain : features).map(readFeatures).filter(({ tense }) => tense !== undefined);
  // A form that can be the infinitive is the dictionary form, so a grammar note would add nothing.
  if (every.some(({ tense }) => tense === 'infinitive')) return undefined;
  if (language === 'sl') return chooseSlovenianForm({ readings: every, before, after, aspect });
  const isCommand = every.every(({ tense }) => tense === 'imperative');
  const isBesideI = language === 'de' && isBesideGermanI(before, after);
  // A form such as German “hab” is a command, but beside “ich” (I) it is the present: “hab ich” (have I), “glaub ich” (think
  // I).
  if (isBesideI && isCommand) return { tense: 'present', person: '1sg' };
  const possible = afterHelper(every, language, before).filter(
    ({ tense, person }) =>
      !(tense === 'imperative' && !opensClause.test(before) && !isCommand) &&
      // In French most subjunctive forms look like the present tense. Only “que” before the verb shows the subjunctive.
      !(language === 'fr' && (tense === 'subjunctive' || tense === 'past-subjunctive') && !followsThat.test(before)) &&
      // A German form such as “helfe” can be the present after “ich” (I help) or a subjunctive in reported speech (“er
      // helfe”, he is said to help). It counts as the present beside “ich”, otherwise as the subjunctive.
      !(language === 'de' && tense === 'present' && person === '1sg' && !isBesideI) &&
      !(language === 'de' && tense === 'subjunctive' && isBesideI),
  );
  const tense = onlyTense(possible, language);
  return tense === undefined ? undefined : { ...sharedFeatures(possible), tense };
}

const opensClause = /(?:^|[\p{P}])\s*$/u;
const followsThat = /(?<!\p{L})qu(?:e |['’])[^,;:.]*$/iu;

function onlyTense(possible: readonly Features[], language: Language): Tense | undefined {
  const tenses = [...new Set(possible.map(({ tense }) => tense))];
  if (tenses.length === 1) return tenses[0];
  const isPastOrParticiple =
    language === 'en' && tenses.length === 2 && tenses.every((tense) => tense === 'past' || tense === 'participle');
  return isPastOrParticiple ? 'past-or-participle' : undefined;
}

/**
 * After an auxiliary verb, a form that can be a participle counts as a participle: English “had found”, French “a dit” (has
 * said).
 */
function afterHelper(possible: readonly Features[], language: Language, before: string): readonly Features[] {
  if (!helpers[language]?.test(before)) return possible;
  const participles = possible.filter(({ tense }) => tense === 'participle');
  return participles.length === 0 ? possible : participles;
}

const helpers: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:have|has|had|having|am|is|are|was|were|be|been|being)(?: (?:not|never|just|already|always|ever|also|only|once|been))* $/iu,
  fr: /(?<!\p{L})(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|eut|eurent|aura|aurait|auraient|ait|aient|avoir|ayant|suis|es|est|sommes|êtes|sont|étais|était|étaient|fut|furent|été|être|sera|serait|seraient|étant)(?: (?:pas|plus|jamais|rien|bien|déjà|tout|toujours|aussi|encore|enfin|presque))* $/iu,
  it: /(?<!\p{L})(?:ho|hai|ha|abbiamo|avete|hanno|avevo|aveva|avevano|avrebbe|avrebbero|avesse|abbia|abbiano|aver|avere|avendo|sono|sei|è|siamo|siete|ero|era|erano|fu|furono|stato|stata|stati|state|essere|sarà|sarebbe|sia)(?: (?:non|già|mai|ancora|appena|sempre|più|anche))* $/iu,
};
