import { useLingui } from '@lingui/react/macro';
import type { Language } from '../../../domain/language.ts';

/**
 * A link to the Wiktionary in the learner's native language. It names the site, because the learner leaves Foxtale. The site
 * learns nothing but the word.
 */
export function OutsideDictionaryLink({ text, native }: { text: string; native: Language }) {
  const { t } = useLingui();
  const site = `${native}.wiktionary.org`;
  return (
    <a href={`https://${site}/wiki/${encodeURIComponent(text)}`} target="_blank" rel="noopener noreferrer">
      {t`Look it up on ${site}`}
    </a>
  );
}
