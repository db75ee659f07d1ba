import type { Language } from '../language.ts';
import { normaliseForm } from '../lexicon/normalise-form.ts';

type Asked = { form: string; base: string; language: Language; before: string };

// “sta tiho zaspala”: with the helping verb of two, what is done is done by two.
const helpedByTwo = /(?<!\p{L})(?:sva|sta|bova|bosta|nisva|nista)\s+(?:\p{L}+\s+){0,2}$/iu;

// “to be”, by itself and with a “not”.
const beingTwo = /^(?:ni)?s(?:va|ta)$|^bo(?:va|sta)$/;

/** Whether two do it, for certain: Slovenian has verb forms for that. */
export function isDualVerb({ form: written, base: listed, language, before }: Asked): boolean {
  if (language !== 'sl') return false;
  const [form, base] = [normaliseForm(written), normaliseForm(listed).replace(/ se$/, '')];
  if (['biti', 'nisem', 'bom'].includes(base) && beingTwo.test(form)) return true;
  const stem = base.replace(/eti$/, 'i').replace(/ti$/, '');
  if (form === `${stem}va` || form === `${stem}ta`) return true;
  return /l[ai]$/.test(form) && helpedByTwo.test(before);
}
