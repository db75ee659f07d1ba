import { html } from 'hono/html';
import type { Language } from '../../domain/language.ts';

const needsScripts: Record<Language, string> = {
  en: 'This page needs JavaScript. Turn it on in your browser, then load the page again.',
  es: 'Esta página necesita JavaScript. Actívalo en tu navegador y vuelve a cargarla.',
  fr: 'Cette page a besoin de JavaScript. Active-le dans ton navigateur, puis recharge la page.',
  de: 'Diese Seite braucht JavaScript. Schalte es in deinem Browser ein und lade sie dann neu.',
  pt: 'Esta página precisa de JavaScript. Ativa-o no teu navegador e volta a carregá-la.',
  it: 'Questa pagina ha bisogno di JavaScript. Attivalo nel tuo browser, poi ricaricala.',
  sl: 'Ta stran potrebuje JavaScript. Vklopi ga v brskalniku in jo znova naloži.',
};

const scriptsFailed: Record<Language, { text: string; action: string }> = {
  en: { text: 'This page didn’t load completely, so its buttons don’t work yet.', action: 'Load it again' },
  es: {
    text: 'Esta página no se ha cargado del todo, así que sus botones aún no funcionan.',
    action: 'Volver a cargar',
  },
  fr: {
    text: 'Cette page ne s’est pas chargée entièrement : ses boutons ne marchent pas encore.',
    action: 'Recharger',
  },
  de: { text: 'Diese Seite wurde nicht ganz geladen. Ihre Knöpfe gehen deshalb noch nicht.', action: 'Neu laden' },
  pt: {
    text: 'Esta página não carregou por completo, por isso os botões ainda não funcionam.',
    action: 'Carregar de novo',
  },
  it: {
    text: 'Questa pagina non si è caricata del tutto, perciò i pulsanti non funzionano ancora.',
    action: 'Ricarica',
  },
  sl: { text: 'Ta stran se ni naložila v celoti, zato gumbi še ne delujejo.', action: 'Naloži znova' },
};

/**
 * Messages for a browser in which the scripts fail or are disabled. `needsThem` says whether the page needs scripts: the landing
 * page can be read without them.
 */
export const createPageMessages = (language: Language, needsThem: boolean) => {
  const { text, action } = scriptsFailed[language];
  const failed = html`<p class="scripts-failed" role="alert" lang="${language}" hidden><span>${text}</span> <a href="">${action}</a></p>`;
  if (!needsThem) return String(failed);
  return String(
    html`${failed}<noscript><main class="without-scripts" lang="${language}"><h1>Foxtale</h1><p>${needsScripts[language]}</p></main></noscript>`,
  );
};
