import { html } from 'hono/html';
import type { Language } from '../../domain/language.ts';
import { renderPage } from '../http/answers/page.ts';

export type SignInResult = 'signed-in' | 'refused' | 'failed' | 'too-many' | 'local-only';

const words: Record<Language, Record<SignInResult, string> & { close: string }> = {
  en: {
    'signed-in': 'You’re signed in',
    refused: 'Sign-in was cancelled',
    failed: 'Sign-in didn’t work',
    'too-many': 'Too many sign-ins at once',
    'local-only': 'You can’t sign in from here yet',
    close: 'You can close this window.',
  },
  es: {
    'signed-in': 'Ya has entrado',
    refused: 'Has cancelado el acceso',
    failed: 'No se ha podido entrar',
    'too-many': 'Demasiados accesos a la vez',
    'local-only': 'Desde aquí todavía no se puede entrar',
    close: 'Puedes cerrar esta ventana.',
  },
  fr: {
    'signed-in': 'Tu es connecté·e',
    refused: 'Connexion annulée',
    failed: 'La connexion a échoué',
    'too-many': 'Trop de connexions à la fois',
    'local-only': 'On ne peut pas encore se connecter d’ici',
    close: 'Tu peux fermer cette fenêtre.',
  },
  de: {
    'signed-in': 'Du bist angemeldet',
    refused: 'Anmeldung abgebrochen',
    failed: 'Die Anmeldung hat nicht geklappt',
    'too-many': 'Zu viele Anmeldungen auf einmal',
    'local-only': 'Von hier aus kannst du dich noch nicht anmelden',
    close: 'Du kannst dieses Fenster schließen.',
  },
  pt: {
    'signed-in': 'Sessão iniciada',
    refused: 'Início de sessão cancelado',
    failed: 'Não foi possível iniciar sessão',
    'too-many': 'Demasiados inícios de sessão ao mesmo tempo',
    'local-only': 'Ainda não é possível iniciar sessão a partir daqui',
    close: 'Podes fechar esta janela.',
  },
  it: {
    'signed-in': 'Accesso effettuato',
    refused: 'Accesso annullato',
    failed: 'L’accesso non è riuscito',
    'too-many': 'Troppi accessi in una volta',
    'local-only': 'Da qui non si può ancora accedere',
    close: 'Puoi chiudere questa finestra.',
  },
  sl: {
    'signed-in': 'Prijava je uspela',
    refused: 'Prijava je preklicana',
    failed: 'Prijava ni uspela',
    'too-many': 'Preveč prijav naenkrat',
    'local-only': 'Od tu se še ne moreš prijaviti',
    close: 'To okno lahko zapreš.',
  },
};

// The provider's pages may send Cross-Origin-Opener-Policy, which sets window.opener to null. Therefore the result is
// also sent through a BroadcastChannel.
const script = `const message={type:'foxtale-sign-in',result:document.querySelector('h1').dataset.result};
window.opener?.postMessage(message,location.origin);
new BroadcastChannel('foxtale-sign-in').postMessage(message);
setTimeout(()=>window.close(),50);`;

/** Last page of the sign-in popup: reports the result to the page that opened it and closes itself. */
export function renderCallbackPage(result: SignInResult, language: Language) {
  const text = words[language];
  return renderPage({
    language,
    title: text[result],
    body: html`<h1 data-result="${result}">${text[result]}</h1><p>${text.close}</p>`,
    script,
  });
}
