import type { Language } from '../../domain/language.ts';
import { compressPage } from './compress-page.ts';
import { pageHeaders } from './page-headers.ts';
import type { StoredPage } from './send-stored.ts';

const words: Record<Language, string> = {
  en: 'This page needs JavaScript. Turn it on in your browser, then load the page again.',
  es: 'Esta página necesita JavaScript. Actívalo en tu navegador y vuelve a cargarla.',
  fr: 'Cette page a besoin de JavaScript. Active-le dans ton navigateur, puis recharge la page.',
  de: 'Diese Seite braucht JavaScript. Schalte es in deinem Browser ein und lade sie dann neu.',
  pt: 'Esta página precisa de JavaScript. Ativa-o no teu navegador e volta a carregá-la.',
  it: 'Questa pagina ha bisogno di JavaScript. Attivalo nel tuo browser, poi ricaricala.',
  sl: 'Ta stran potrebuje JavaScript. Vklopi ga v brskalniku in jo znova naloži.',
};

/** The index page per language. Its <noscript> text says that the app needs JavaScript. */
export function createIndexPages(index: string) {
  const headers = pageHeaders(index);
  const pages = new Map<Language, Promise<StoredPage>>();
  return (language: Language) => {
    const page = pages.get(language) ?? finish(language);
    pages.set(language, page);
    return page;
  };

  async function finish(language: Language) {
    return { ...(await compressPage(translate(index, language))), headers };
  }
}

export const translate = (index: string, language: Language) =>
  index.replace(
    /(<main class="without-scripts")(>.*<p>).*(?=<\/p>)/,
    (_, start: string, rest: string) => `${start} lang="${language}"${rest}${words[language]}`,
  );
