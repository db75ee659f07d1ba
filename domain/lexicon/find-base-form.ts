import type { Language } from '../language.ts';
import type { PartOfSpeech } from './concept.ts';
import type { Lexicon } from './create-lexicon.ts';
import { guessBaseForms } from './guess-base-forms.ts';
import { normaliseForm } from './normalise-form.ts';

interface Asked {
  text: string;
  conceptId: string;
  language: Language;
}

/** Words that change their form; of the others a dictionary knows only the one. */
const inflected: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'name'];

/** Words that never do, however many: “por eso” is no form of “así que”. */
const unchanging: readonly PartOfSpeech[] = ['adverb', 'preposition', 'conjunction', 'particle', 'interjection'];

/** Verbs whose forms differ from their dictionary form more than any rule says, and how those forms begin. */
const suppletive: Partial<Record<Language, Record<string, RegExp>>> = {
  en: { be: /./, go: /./ },
  es: { ser: /^(?!est)/, ir: /./, haber: /./ },
  fr: { être: /./, aller: /./, avoir: /./ },
  de: { sein: /./ },
  pt: { ser: /^(?!est)/, ir: /./, haver: /./ },
  it: { essere: /^(?!st(?!at))/, andare: /./, avere: /./, dovere: /./ },
  sl: {
    biti: /./,
    iti: /^(gre|š|pojd)/,
    priti: /^pri[dš]/,
    oditi: /^od(id|š)/,
    najti: /^na(jd|š)/,
    imeti: /^(im|nim)/,
    moči: /^mo[rgž]/,
    hoteti: /^(ho[čt]|noč)/,
    reči: /^re[kč]/,
    vzeti: /^vz[ae]/,
  },
};

/** Where one language has one verb, another has two: which of them a form is of, its beginning tells. */
const twins: Partial<Record<Language, Record<string, { begins: RegExp; base: string }>>> = {
  es: { ser: { begins: /^est/, base: 'estar' }, tener: { begins: /^h/, base: 'haber' } },
  pt: { ser: { begins: /^est/, base: 'estar' }, ter: { begins: /^h/, base: 'haver' } },
  it: { essere: { begins: /^st(?!at)/, base: 'stare' } },
};

/**
 * The dictionary form of this very word. A concept lists what its versions say in its place as well, another verb or the
 * other aspect, so its own word counts only where the form can come of it; undefined where nobody can tell.
 */
export function findBaseForm({ text, conceptId, language }: Asked, lexicon: Lexicon): string | undefined {
  const concept = lexicon.concepts.get(conceptId);
  if (concept === undefined) return undefined;
  const { word } = concept.words[language];
  const form = normaliseForm(text);
  if (form === normaliseForm(word)) return word;
  const { partOfSpeech } = concept;
  if (/\s/.test(text) || /\s/.test(word)) return unchanging.includes(partOfSpeech) ? undefined : word;
  if (!inflected.includes(partOfSpeech)) return isGrammatical(partOfSpeech) ? word : undefined;
  if (suppletive[language]?.[word]?.test(form)) return word;
  const twin = partOfSpeech === 'verb' ? twins[language]?.[word] : undefined;
  if (twin?.begins.test(form)) return twin.base;
  const derived = guessBaseForms(form, language, lexicon)
    .map((entry) => lexicon.concepts.get(entry.conceptId))
    .filter((candidate) => candidate?.partOfSpeech === partOfSpeech)
    .flatMap((candidate) => candidate?.words[language].word ?? []);
  if (derived.includes(word) || isIrregular(form, normaliseForm(word), language)) return word;
  // A word of its own, whatever it stands for here.
  const own = lexicon.languages[language].words
    .get(form)
    ?.find((entry) => entry.isBaseForm && isAlike(entry.conceptId));
  if (own !== undefined) return lexicon.concepts.get(own.conceptId)?.words[language].word;
  return derived.find((other) => countAlike(form, normaliseForm(other)) >= 3);

  function isAlike(otherId: string) {
    return lexicon.concepts.get(otherId)?.partOfSpeech === partOfSpeech;
  }
}

const isGrammatical = (part: PartOfSpeech) => part === 'pronoun' || part === 'determiner' || part === 'numeral';

/** Irregular forms still begin alike. In Slovenian the other aspect does so too, so there nearly all must be the same. */
function isIrregular(form: string, word: string, language: Language) {
  if (language === 'sl') return countAlike(form, word) >= word.length - 1;
  const bare = language === 'de' && !word.startsWith('ge') ? form.replace(/^ge/, '') : form;
  const alike = countAlike(bare, word);
  // Short words change their vowel: vuela of volar, fanden of finden.
  return alike >= 2 || (alike === 1 && Math.min(bare.length, word.length) <= (language === 'de' ? 6 : 5));
}

/** How many letters both begin with, accents aside. */
function countAlike(one: string, other: string) {
  const [a, b] = [withoutAccents(one), withoutAccents(other)];
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
