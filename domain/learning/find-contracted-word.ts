import { normaliseForm } from '../lexicon/forms/normalise-form.ts';
import type { IdentifiedWord } from './word.ts';

/** The verbs before “n’t”, by their base form. */
const verbs: Record<string, string> = {
  do: 'do does did',
  be: 'is are was were',
  have: 'has have had',
  will: 'will wo',
  would: 'would',
  can: 'can ca',
  could: 'could',
  shall: 'sha',
  should: 'should',
  must: 'must',
  might: 'might',
  need: 'need',
};
const bases = new Map(Object.entries(verbs).flatMap(([base, forms]) => forms.split(' ').map((form) => [form, base])));
const pronouns = /^(i|you|he|she|it|we|they|that|there|who|what)’(?:m|re|s|ve|ll|d)$/;

/** The main word of a contraction: “don’t” is a form of “do”, “it’s” begins with “it”. */
export function findContractedWord(text: string): IdentifiedWord | undefined {
  const form = normaliseForm(text);
  const base = bases.get(form === 'cannot' ? 'can' : form.replace(/n’t$/, ''));
  if (base !== undefined && (form.endsWith('n’t') || form === 'cannot')) return { base, partOfSpeech: 'verb' };
  const [, pronoun] = pronouns.exec(form) ?? [];
  return pronoun === undefined ? undefined : { base: pronoun === 'i' ? 'I' : pronoun, partOfSpeech: 'pronoun' };
}
