import type { Language } from '../../language.ts';
import { normaliseForm } from '../forms/normalise-form.ts';

const pronouns: Partial<Record<Language, RegExp>> = {
  es: /^(?:me|te|se|nos|os)$/,
  fr: /^(?:[mts](?:e|’)?|nous|vous|toi|moi)$/,
  de: /^(?:mich|dich|sich|uns|euch|mir|dir)$/,
  pt: /^(?:me|te|se|nos|vos)$/,
  it: /^(?:[mtscv]i|[mtscv]e|s’)$/,
  sl: /^s[ei]$/,
};

/** Maximum distance between a pronoun and its verb, in words. In German and Slovenian, many words may come between them. */
const reach: Partial<Record<Language, number>> = { de: 8, sl: 12 };
const usualReach = 3;

interface Asked {
  words: readonly { text: string }[];
  position: number;
  /** The pronouns attached to the verb. */
  clitics: readonly string[] | undefined;
  /** The features of the verb form, which show its person. */
  features?: readonly string[];
  language: Language;
}

/** Whether a verb has a reflexive pronoun beside it or attached to it. */
export function isBesideReflexive({ words, position, clitics, features = [], language }: Asked): boolean {
  const pattern = pronouns[language];
  if (pattern === undefined) return false;
  if (clitics?.some((each) => pattern.test(each)))
    return !isAttachedObject(
      words.slice(Math.max(0, position - reachOfSubject), position).map(({ text }) => normaliseForm(text)),
      clitics,
      language,
    );
  const far = reach[language] ?? usualReach;
  const first = Math.max(0, position - far);
  // An Italian pronoun that is a separate word comes before its verb: in “passava, si faceva tardi” (time passed, it was
  // getting late), “si” does not belong to “passava”.
  const last = language === 'it' ? position : position + far;
  return words.slice(first, last + 1).some(
    ({ text }, index) =>
      pattern.test(normaliseForm(text)) &&
      // Slovenian “se” belongs to all persons: “spomnimo se” (we remember).
      (language === 'sl' || hasSamePerson(normaliseForm(text), features)) &&
      // In French “nous nommons” (we name), “nous” is the subject. Only “nous nous nommons” (we name ourselves) has a
      // reflexive pronoun.
      !(language === 'fr' && (isLoneSubject(words, first + index) || isEuphonic(words, first + index))) &&
      // Italian “se” is a pronoun only before another pronoun: “se ne va” (goes away), but not “se presentata in tempo” (if
      // presented in time).
      !(language === 'it' && isLoneItalianForm(text, words[first + index + 1]?.text)) &&
      !isObjectOfPerfect(normaliseForm(words[first + index + 1]?.text ?? ''), language),
  );
}

const isLoneItalianForm = (pronoun: string, next = ''): boolean =>
  /^[mtscv]e$/i.test(pronoun) && !/^(?:l[aeio’]|ne|n’)$/.test(normaliseForm(next));

const isLoneSubject = (words: readonly { text: string }[], place: number): boolean => {
  const form = normaliseForm(words[place]?.text ?? '');
  const isDoubled = [place - 1, place + 1].some((other) => normaliseForm(words[other]?.text ?? '') === form);
  return /^(?:nous|vous)$/.test(form) && !isDoubled;
};

/** Whether “t” is put in only for the sound: “maintiendra-t-elle” (will she maintain). */
const isEuphonic = (words: readonly { text: string }[], place: number): boolean =>
  normaliseForm(words[place]?.text ?? '') === 't' &&
  /^(?:il|elle|on)$/.test(normaliseForm(words[place + 1]?.text ?? ''));

/** How many words before an Italian verb with an attached pronoun are looked at. */
const reachOfSubject = 4;
const endingsOfSubject: Readonly<Record<string, RegExp>> = { ci: /(?:mo|ci)$/, vi: /(?:te|vi)$/ };

/**
 * Whether Italian “ci” or “vi” at the end of a verb is an object: “vi” in “voglio mostrarvi” (I want to show you). In
 * “vogliamo fermarci” (we want to stop), “ci” is reflexive, because the verb before it is in the same person.
 */
const isAttachedObject = (before: readonly string[], clitics: readonly string[], language: Language): boolean => {
  const [pronoun = ''] = clitics;
  const subject = language === 'it' && clitics.length === 1 ? endingsOfSubject[pronoun] : undefined;
  return subject !== undefined && !before.some((form) => subject.test(form));
};

/**
 * Forms of French “avoir” and Italian “avere” (have). Reflexive verbs form the perfect with “être” and “essere” (be)
 * instead.
 */
const formsOfHave: Partial<Record<Language, RegExp>> = {
  fr: /^(?:ai|as|a|ont|avons|avez|avais|avait|avaient|aura|auront|aurait|auraient|eut|eurent|ait|aient)$/,
  it: /^(?:ho|hai|ha|abbiamo|avete|hanno|avev(?:o|i|a|amo|ate|ano)|avr(?:à|anno|ebbe|ebbero)|abbiano?|avess(?:e|ero)|ebbe(?:ro)?)$/,
};

/**
 * Whether the next word is a form of “have”, which shows that a French or Italian pronoun before it is an object: “m’a
 * renseigné” (informed me) is a form of “renseigner” (inform), not of “se renseigner” (inquire).
 */
const isObjectOfPerfect = (next: string, language: Language): boolean => formsOfHave[language]?.test(next) ?? false;

const persons: readonly (readonly [pronoun: RegExp, person: RegExp])[] = [
  [/^(?:me|m’|mi|mich|mir|moi)$/, /\b1sg\b/],
  [/^(?:te|t’|ti|dich|dir|toi)$/, /\b2sg\b/],
  [/^(?:nous|nos|ci|ce|uns)$/, /\b1pl\b/],
  [/^(?:vous|vos|os|vi|ve|euch)$/, /\b2pl\b/],
  [/^(?:se|s’|si|sich)$/, /\b3(?:sg|pl)\b/],
];

/**
 * Whether the pronoun may be reflexive: yes in French “vous permettez” (you allow), no in “vous permettra” (will allow you),
 * where “vous” is an object. Forms without a person fit any pronoun.
 */
function hasSamePerson(pronoun: string, features: readonly string[]): boolean {
  const personal = features.filter((each) => /\b[123](?:sg|pl|du)\b/.test(each));
  const person = persons.find(([pattern]) => pattern.test(pronoun))?.[1];
  // A form that can be a participle fits any pronoun: French “mis” is a first person in “je mis” (I put), but a participle
  // in “s’est mis” (put himself).
  const isParticiple = features.some((each) => each.startsWith('part'));
  return personal.length === 0 || isParticiple || person === undefined || personal.some((each) => person.test(each));
}

interface Verb extends Omit<Asked, 'words'> {
  words: readonly { form: string; isAttached?: boolean }[];
}

/**
 * Words that may come between a reflexive pronoun and its verb: “è più” in Italian “non si è più visto” (was not seen
 * again).
 */
const mayComeBetween =
  /^(?:le|les|lhes?|ne|n’|en|y|ci|vi|no|non|não|pas|plus|ya|già|ha|han|había|habían|haya|è|sono|era|erano|fosse|fossero|sia|siano|sarà|saranno|sarebbe|siamo|siete|sei|ero|eri|eravamo|appena|mai|sempre|ormai|subito|finalmente|quasi|anche|poi|essere|est|sont|était|étaient|soit|sera|fut|furent|tem|têm|tinha|tinham)$/;

/**
 * Whether a Romance verb has a reflexive pronoun, attached or before it: Spanish “se trata” (it is about), Italian
 * “trovarsi” (be situated).
 */
export function governsReflexive({ words, position, clitics, features = [], language }: Verb): boolean {
  const pattern = pronouns[language];
  if (pattern === undefined || language === 'de' || language === 'sl') return false;
  if (clitics?.some((each) => pattern.test(each)))
    return !isAttachedObject(
      words.slice(Math.max(0, position - reachOfSubject), position).map(({ form }) => form),
      clitics,
      language,
    );
  const after = words[position + 1];
  if (after?.isAttached && pattern.test(after.form)) return hasSamePerson(after.form, features);
  let place = position - 1;
  while (place >= 0 && mayComeBetween.test(words[place]?.form ?? '')) place -= 1;
  const form = words[place]?.form ?? '';
  if (language === 'it' && isObjectOfPerfect(words[place + 1]?.form ?? '', language)) return false;
  // In French “nous trouvons” (we find), “nous” is the subject. In “nous nous trouvons” (we find ourselves), the second
  // “nous” is reflexive.
  const isSubject = /^(?:nous|vous)$/.test(form) && words[place - 1]?.form !== form;
  return pattern.test(form) && !isSubject && hasSamePerson(form, features);
}

/** The subjects and auxiliaries that make a German pronoun reflexive: “ich habe mich gesetzt” (I sat down). */
const germanSubjects: readonly (readonly [pronoun: RegExp, subject: RegExp])[] = [
  [/^(?:mich|mir)$/, /^(?:ich|habe?|hatte|bin|war|werde|kann|konnte|will|wollte|muss|musste|möchte|darf|durfte|soll)$/],
  [/^(?:dich|dir)$/, /^(?:du|hast|bist|wirst|kannst|willst|musst)$/],
  [/^uns$/, /^wir$/],
  [/^euch$/, /^ihr$/],
];

const opensGermanClause =
  /^(?:d(?:er|ie|as|en|em|eren|essen)|dass|daß|weil|wenn|als|wo|wie|was|ob|obwohl|nachdem|bevor)$/;

/**
 * The words up to the next German clause. In “er entschuldigt den Fehler, der sich zeigte” (he excuses the mistake that
 * appeared), “sich” belongs to the second verb.
 */
export function untilNextClause<Word extends ClauseWord>(words: readonly Word[], position: number): readonly Word[] {
  const end = words.findIndex(
    ({ form, start }, place) =>
      place > position + 1 && start - (words[place - 1]?.end ?? start) > 1 && opensGermanClause.test(form),
  );
  return end < 0 ? words : words.slice(0, end);
}

const germanParticiple = /^(?:\p{L}{0,8}ge\p{L}+|(?:be|ver|er|ent|zer)\p{L}+)(?:t|en)$/u;

type ClauseWord = { form: string; start: number; end: number };

/**
 * Whether a German verb has a reflexive pronoun in its clause. “sich” is reflexive beside a third person, an infinitive or a
 * participle. “mich” is reflexive only if “I” is the subject: “ich setze mich” (I sit down), but not “er setzt mich ab” (he
 * drops me off).
 */
export function hasGermanReflexive(
  words: readonly ClauseWord[],
  position: number,
  features: readonly string[],
): boolean {
  const isGap = (place: number) => (words[place]?.start ?? 0) - (words[place - 1]?.end ?? 0) > 1;
  let first = position;
  while (first > 0 && !isGap(first)) first -= 1;
  let last = position;
  while (last < words.length - 1 && !isGap(last + 1)) last += 1;
  const clause = words.slice(first, last + 1);
  const hasPerson = features.length > 0 && features.every((each) => /\b[123](?:sg|pl)\b/.test(each));
  const hasSubject = (subject: RegExp | undefined) => clause.some((word) => subject?.test(word.form));
  // In German “verlief gut und er nahm sich Zeit” (went well, and he took his time), “sich” belongs to the second verb.
  const isOfOtherVerb = (place: number) =>
    clause.slice(Math.min(place, position - first), Math.max(place, position - first)).some(
      ({ form }, index, between) =>
        /^(?:und|oder|aber|sondern)$/.test(form) &&
        // “sich” belongs to the first verb in “hat sich Zeit genommen und alles erklärt” (took his time and explained
        // everything).
        (hasPerson ||
          germanParticiple.test(between[index - 1]?.form ?? '') ||
          (index === between.length - 1 && !/en$/.test(between[index - 1]?.form ?? ''))),
    );
  return clause.some(({ form }, place) => {
    if (!pronouns.de?.test(form) || isOfOtherVerb(place)) return false;
    if (form === 'sich') return hasSamePerson(form, hasPerson ? features : []);
    const subject = germanSubjects.find(([pronoun]) => pronoun.test(form))?.[1];
    return hasPerson
      ? hasSamePerson(form, features) && !features.some((each) => /\b3sg\b/.test(each) && !hasSubject(subject))
      : hasSubject(subject);
  });
}
