import type { Language } from '../language.ts';
import type { AnnotatedWord } from './annotate.ts';

type Renderings = Partial<Record<Language, string>>;

const written = (text: string | undefined) => text?.toLowerCase().replace("'", '’') ?? '';
const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const prepositions = list(
  'of in on at to for with from by about into onto over under through between behind against around near without within upon toward towards across beyond inside beneath above below beside among like along',
);
const auxiliaries = list(
  'is was were are be been has had have does do did will would can could may might should must shall isn’t wasn’t doesn’t didn’t won’t can’t',
);
/** Auxiliary verbs. After them, “it” is the subject: “is it late?”. After other verbs, “it” may be the object. */
const inverted = list(
  'is was does did do has had will would can could may might should must isn’t wasn’t doesn’t didn’t',
);

/** The pronoun after a preposition: “with him”, “for me”. */
const afterPreposition: Readonly<Record<string, Renderings>> = {
  'me/pronoun': { es: 'mí', fr: 'moi', pt: 'mim', it: 'me', sl: 'mene, meni' },
  'him/pronoun': { es: 'él', fr: 'lui', pt: 'ele', it: 'lui', sl: 'njega, njim' },
  'her/pronoun': { es: 'ella', fr: 'elle', pt: 'ela', it: 'lei', sl: 'njo, njej' },
  'them/pronoun': { es: 'ellos', fr: 'eux', pt: 'eles', it: 'loro', sl: 'njih, njimi' },
  'us/pronoun': { es: 'nosotros', pt: 'nós', it: 'noi' },
  'it/pronoun': { es: 'él, ella, eso', fr: 'lui, elle, cela', pt: 'ele, ela, isso', it: 'esso, ciò', sl: 'njega, to' },
};
/** After “to”, the pronoun may also be a dative: Spanish “se lo dio a él” and “le habló”, Slovenian “njemu”. */
const afterTo: Readonly<Record<string, Renderings>> = {
  'me/pronoun': { es: 'mí, me', fr: 'moi, me', de: 'mir', pt: 'mim, me', it: 'me, mi', sl: 'meni, mi' },
  'him/pronoun': { es: 'él, le', fr: 'lui', de: 'ihm', pt: 'ele, lhe', it: 'lui, gli', sl: 'njemu, mu' },
  'her/pronoun': { es: 'ella, le', fr: 'elle, lui', de: 'ihr', pt: 'ela, lhe', it: 'lei, le', sl: 'njej, ji' },
  'them/pronoun': { es: 'ellos, les', fr: 'eux, leur', de: 'ihnen', pt: 'eles, lhes', it: 'loro', sl: 'njim, jim' },
  'us/pronoun': { es: 'nosotros, nos', pt: 'nós, nos', it: 'noi, ci', sl: 'nam' },
};
const object: Renderings = { es: 'lo, la', fr: 'le, la', pt: 'o, a', it: 'lo, la', sl: 'ga, jo, to' };
const subject: Renderings = {
  es: 'él, ella, eso',
  fr: 'il, elle, cela',
  pt: 'ele, ela, isso',
  it: 'esso, essa, ciò',
  sl: 'ono, to',
};
/**
 * For “it” in “it is raining” and “it is said that”. Only French and German have such a word. The other languages say that
 * “it” is not translated.
 */
const dummy: Renderings = {
  es: 'no se traduce',
  pt: 'não se traduz',
  it: 'non si traduce',
  sl: 'se ne prevaja',
};
const infinitive: Renderings = {
  es: 'marca del infinitivo',
  fr: 'marque de l’infinitif',
  pt: 'marca do infinitivo',
  it: 'segno dell’infinito',
};
const location: Renderings = { es: 'estar', pt: 'estar' };
const progressive: Renderings = { es: 'estar', pt: 'estar', it: 'stare' };
const age: Renderings = { es: 'tener', fr: 'avoir', pt: 'ter', it: 'avere' };

const weather = /^(?:rain|snow|drizzl|hail(?:s|ed|ing)$|thunder|pour(?:s|ed|ing)$|freezing$)/;
const seeming = /^(?:seem(?:s|ed)?|appear(?:s|ed)?|turn(?:s|ed)|follow(?:s|ed)|happen(?:s|ed)|looks?)$/;
const opensClause = list('that to whether how what why if who');
/** “To” at the start of a sentence: “To summarise, we lost”. */
const purpose: Renderings = { es: 'para', fr: 'pour', de: 'um … zu', pt: 'para', it: 'per', sl: 'da bi' };
/** “What” before a subject: “filled with what he imagined”. */
const whatRelative: Renderings = {
  es: 'lo que, qué',
  fr: 'ce que, ce qui',
  pt: 'o que',
  it: 'ciò che, che cosa',
  sl: 'kar, kaj',
};
const subjects = list('i you he she it we they people the my your his her its our their this these those');
const beforeWeather = list('more very so too quite really a still already almost nearly just getting even much');
const times = list(
  'time late early dark cold hot warm colder hotter warmer cooler cool humid foggy chilly rainy stormy freezing sunny windy cloudy noon midnight spring summer autumn winter monday tuesday wednesday thursday friday saturday sunday',
);
const people = list('i you he she who');
const numbers =
  /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?)$/;
const besideAge = list('when and or but years year at in now then today old');
const places = list('here home upstairs downstairs nearby outside inside away abroad');
const placePrepositions = list('near behind beside under above below inside outside between');
const states = list(
  'closed open dead alive asleep awake married broken empty full tired ready busy sick ill sure happy sad angry located situated based convinced worried available dressed covered surrounded divided sitting prepared satisfied',
);
const degrees = list('not still already always now so very too also never quite really just currently often all both');

function isSubject(previous: AnnotatedWord | undefined, next: AnnotatedWord | undefined) {
  const hasOwnVerb = next?.analysis?.features.some((each) => /^(?:pres 3sg|past)/.test(each)) === true;
  const isInverted = inverted.has(written(previous?.text));
  return hasOwnVerb || isInverted || auxiliaries.has(written(next?.text));
}

function renderIt(words: readonly AnnotatedWord[], index: number): Renderings {
  const [previous, next] = [words[index - 1], words[index + 1]];
  const following = words.slice(index + 1, index + 8).map(({ text }) => written(text));
  if (!isSubject(previous, next)) {
    if (prepositions.has(written(previous?.text))) return afterPreposition['it/pronoun'] ?? {};
    return previous?.analysis?.word.partOfSpeech === 'verb' ? object : subject;
  }
  const [verb = '', ...rest] = following;
  const isDummy =
    following.slice(0, 4).some((each) => weather.test(each)) ||
    (seeming.test(verb) && opensClause.has(rest[verb.startsWith('turn') ? 1 : 0] ?? '')) ||
    (auxiliaries.has(verb) &&
      (rest.slice(1, 5).some((each) => opensClause.has(each)) ||
        times.has(rest.find((each) => !beforeWeather.has(each)) ?? ''))) ||
    (/^(?:takes?|took)$/.test(verb) && rest.slice(1, 6).includes('to'));
  return isDummy ? dummy : subject;
}

function renderBe(words: readonly AnnotatedWord[], index: number): Renderings {
  const [first, second] = words.slice(index + 1).filter(({ text }) => !degrees.has(written(text)));
  const [next, afterNext] = [written(first?.text), written(second?.text)];
  const isProgressive =
    next === 'being' || (/ing$/.test(next) && first?.analysis?.word.partOfSpeech === 'verb' && !states.has(next));
  if (isProgressive) return progressive;
  const isSaidOfPerson = people.has(written(words[index - 1]?.text));
  const isInPlace = isSaidOfPerson && /^(?:in|at|on)$/.test(next) && !/^\d/.test(afterNext);
  if (places.has(next) || placePrepositions.has(next) || states.has(next) || isInPlace) return location;
  const isAge = numbers.test(next) && (second === undefined || besideAge.has(afterNext));
  return isAge && isSaidOfPerson ? age : {};
}

/**
 * The word of the target language for an English function word, if it depends on the words beside it: “it” is a subject,
 * an object or without a counterpart; “was” is another verb in “she was four” than in “she was a teacher”.
 */
export function renderEnglish(
  words: readonly AnnotatedWord[],
  index: number,
  conceptId: string,
  target: Language,
): string | undefined {
  const previous = written(words[index - 1]?.text);
  if (conceptId === 'to-infinitive/particle') return index === 0 ? purpose[target] : infinitive[target];
  if (conceptId === 'what/pronoun')
    return subjects.has(written(words[index + 1]?.text)) ? whatRelative[target] : undefined;
  if (conceptId === 'it/pronoun') return renderIt(words, index)[target];
  if (/^be(?:-passive)?\/verb$/.test(conceptId)) return renderBe(words, index)[target];
  // After “at”, as in “looked at him”, most languages have an object without a preposition: Spanish “lo miró”.
  if (!prepositions.has(previous) || previous === 'at') return undefined;
  return (previous === 'to' ? afterTo[conceptId]?.[target] : undefined) ?? afterPreposition[conceptId]?.[target];
}
