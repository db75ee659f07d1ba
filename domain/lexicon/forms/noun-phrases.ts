import type { Language } from '../../language.ts';
import type { WordEntry } from '../concept.ts';
import { generateForms } from '../morphology/generate-forms.ts';
import type { GeneratedForm } from '../morphology/lemma.ts';

const prepositions =
  /^(?:of|in|at|for|to|on|with|by|and|from|de|del|d’|da|do|dos|das|di|dell’|della|dei|delle|degli|du|des|à|au|aux|a|al|en|em|no|na|con|com|sin|sem|sans|per|por|para|pour|et|y|e|und|für|von|mit|in|am|im|zur|zum|z|s|za|na|v|iz|od|o|pri|po|k|brez|proti)$/;

/** All forms of a noun phrase: “points of view”, Spanish “ordenadores portátiles” (laptops). */
export function inflectNounPhrase(entry: WordEntry, language: Language): string[] {
  const words = entry.pattern.split(/\s+/);
  const head = findHead(words, language);
  const plain = words.map((word) => word.replace(/\*$/, ''));
  const noun = generateForms({ ...entry, base: plain[head] ?? '' }, language);
  const agreeing = words.map(
    (word, index) => index !== head && agrees({ words, index, head, language, isMarked: word.endsWith('*') }),
  );
  const phrases = noun.flatMap((form) =>
    combine(
      plain.map((word, index) => {
        if (index === head) return [form[0]];
        return agreeing[index] ? agree(word, form, entry, language) : [word];
      }),
    ),
  );
  return [...new Set([plain.join(' '), ...phrases])];
}

function findHead(words: readonly string[], language: Language): number {
  const marked = words.findIndex((word) => word.endsWith('*'));
  if (marked >= 0) return marked;
  const preposition = words.findIndex((word, index) => index > 0 && prepositions.test(word.toLowerCase()));
  if (language === 'en' || language === 'de' || language === 'sl')
    return (preposition < 0 ? words.length : preposition) - 1;
  return 0;
}

type Agreement = { words: readonly string[]; index: number; head: number; language: Language; isMarked: boolean };

/**
 * Whether the word is an adjective that agrees with the noun. Such an adjective follows a Romance noun and precedes a German
 * or Slovenian one.
 */
function agrees({ words, index, head, language, isMarked }: Agreement): boolean {
  if (isMarked) return true;
  if (words.some((word) => word.endsWith('*')) || language === 'en') return false;
  const between = words.slice(Math.min(index, head), Math.max(index, head) + 1);
  if (between.some((word) => prepositions.test(word.toLowerCase()))) return false;
  if (language === 'de') return index < head && /^\p{L}+(?:er|es|e)$/u.test(words[index] ?? '');
  return language === 'sl' ? index < head : index > head;
}

/** The forms of an adjective that agree with this form of the noun. */
function agree(word: string, [, features]: GeneratedForm, { gender }: WordEntry, language: Language): string[] {
  if (language === 'de') return ['e', 'er', 'es', 'en', 'em'].map((ending) => word.replace(/e[rs]?$/, '') + ending);
  const [masculine, feminine] = [gender?.startsWith('m') ?? false, gender?.startsWith('f') ?? false];
  const base = language === 'sl' ? masculineOf(word, { feminine, neuter: gender?.startsWith('n') ?? false }) : word;
  const forms = generateForms({ base, partOfSpeech: 'determiner', parts: [], classes: ['adj'] }, language);
  const fitting = forms.filter(([, told]) => {
    const tags = told.split(' ');
    const wanted = features.split(' ');
    if (!wanted.every((tag) => tags.includes(tag))) return false;
    const ownGender = tags.find((tag) => /^[mfn]$/.test(tag));
    return (
      ownGender === undefined ||
      (ownGender === 'm' && masculine) ||
      (ownGender === 'f' && feminine) ||
      (ownGender === 'n' && !masculine && !feminine)
    );
  });
  const found = [...new Set(fitting.map(([form]) => form))];
  if (language === 'sl') return found.length > 0 ? found : [word];
  return features === 'pl'
    ? [...new Set([...found, ...forms.filter(([, told]) => told.includes('pl')).map(([form]) => form)])]
    : [word];
}

/**
 * The last word of an adjective phrase inflects, and the others may agree with it: Slovenian “temno rjavega” (dark brown),
 * French “toute première” (very first).
 */
export function inflectAdjectivePhrase({ pattern, parts, classes }: WordEntry, language: Language): string[] {
  const words = pattern.replaceAll('*', '').split(/\s+/);
  if (words.some((word) => prepositions.test(word.toLowerCase()))) return [words.join(' ')];
  const last = words.at(-1) ?? '';
  const forms = generateForms(
    { base: last, partOfSpeech: 'determiner', parts, classes: ['adj', ...classes] },
    language,
  );
  const others = words
    .slice(0, -1)
    .map((word) => generateForms({ base: word, partOfSpeech: 'determiner', parts: [], classes: ['adj'] }, language));
  return [
    ...new Set(
      forms.flatMap(([form, features]) => [
        [...words.slice(0, -1), form].join(' '),
        [
          ...others.map((each, index) => each.find(([, told]) => told === features)?.[0] ?? words[index] ?? ''),
          form,
        ].join(' '),
      ]),
    ),
  ];
}

/**
 * The masculine of a Slovenian adjective, from which its other forms are generated: “sončni” for “sončna” in “sončna
 * elektrarna” (solar power plant).
 */
const masculineOf = (word: string, { feminine, neuter }: { feminine: boolean; neuter: boolean }) =>
  (feminine && /a$/.test(word)) || (neuter && /[oe]$/.test(word)) ? word.replace(/[aoe]$/, 'i') : word;

const combine = (choices: readonly (readonly string[])[]): string[] =>
  choices.reduce<string[]>(
    (phrases, words) => phrases.flatMap((phrase) => words.map((word) => (phrase === '' ? word : `${phrase} ${word}`))),
    [''],
  );
