import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Legal } from '../../domain/landing/legal.ts';
import { isLanguage, type Language } from '../../domain/language.ts';

/** The legal texts in the language of the page. They are fetched when the visitor switches the language. */
export function useLegal(given: Legal) {
  const { i18n } = useLingui();
  const [legal, setLegal] = useState(given);
  const wanted = isLanguage(i18n.locale) ? i18n.locale : given.language;
  useEffect(() => {
    let isCurrent = true;
    if (wanted === legal.language) return;
    // If the request fails, the page keeps the texts that it has.
    fetchLegal(wanted).then(
      (fetched) => isCurrent && setLegal(fetched),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, legal.language]);
  return legal.texts;
}

/** The API client is loaded only when it is needed. */
async function fetchLegal(language: Language): Promise<Legal> {
  const { api, read } = await import('../platform/api.ts');
  return read(api.legal[':language'].$get({ param: { language } }));
}
