import type { PartOfSpeech } from '../../concept.ts';
import { generateForms } from '../../morphology/generate-forms.ts';

const attached = 'lo la li le ne gli'.split(' ');

/** Adds the forms with an attached pronoun: “vederlo” (see it), “vedendolo” (seeing it). */
const withPronouns = (forms: readonly string[]): string[] =>
  forms
    .filter((form) => /(?:are|ere|ire|ando|endo)$/.test(form))
    .flatMap((form) => attached.map((pronoun) => form.replace(/re$/, 'r') + pronoun));

/**
 * Returns all forms of the words, separated by spaces. The words must be regular, or their irregular forms must be built in.
 */
export const formsOf = (bases: string, partOfSpeech: PartOfSpeech): string => {
  const forms = bases
    .split(' ')
    .flatMap((base) =>
      generateForms({ base, partOfSpeech, gender: base.endsWith('a') ? 'f' : 'm', parts: [], classes: [] }, 'it'),
    )
    .map(([form]) => form)
    .filter((form) => !form.includes(' '));
  return [...new Set([...forms, ...(partOfSpeech === 'verb' ? withPronouns(forms) : [])])].join(' ');
};
