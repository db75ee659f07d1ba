import type { Language } from '../../../../domain/language.ts';
import type { LocalRole } from './local-accounts.ts';

interface Words {
  title: string;
  intro: string;
  roles: Record<LocalRole, string>;
  anyAddress: string;
  waits: string;
  continue: string;
  cancel: string;
  invalid: string;
}

export const words: Record<Language, Words> = {
  en: {
    title: 'Choose an account',
    intro: 'This server has no Google sign-in yet, so these accounts live on it alone and need no password.',
    roles: { admin: 'Administrator', learner: 'Learner with access', waiting: 'On the waiting list' },
    anyAddress: 'Or any other e-mail address',
    waits: 'New accounts join the waiting list. Ada can approve them.',
    continue: 'Continue',
    cancel: 'Cancel',
    invalid: 'That’s not an e-mail address.',
  },
  es: {
    title: 'Elige una cuenta',
    intro: 'Este servidor aún no tiene acceso con Google: estas cuentas solo existen aquí y no necesitan contraseña.',
    roles: { admin: 'Administradora', learner: 'Alumna con acceso', waiting: 'En la lista de espera' },
    anyAddress: 'O cualquier otro correo electrónico',
    waits: 'Las cuentas nuevas entran en la lista de espera. Ada puede aprobarlas.',
    continue: 'Continuar',
    cancel: 'Cancelar',
    invalid: 'Eso no es una dirección de correo.',
  },
  fr: {
    title: 'Choisis un compte',
    intro:
      'Ce serveur n’a pas encore la connexion Google : ces comptes n’existent qu’ici et n’ont pas de mot de passe.',
    roles: { admin: 'Administratrice', learner: 'Élève avec accès', waiting: 'Sur la liste d’attente' },
    anyAddress: 'Ou toute autre adresse e-mail',
    waits: 'Un nouveau compte rejoint la liste d’attente. Ada peut l’approuver.',
    continue: 'Continuer',
    cancel: 'Annuler',
    invalid: 'Ce n’est pas une adresse e-mail.',
  },
  de: {
    title: 'Wähle ein Konto',
    intro: 'Dieser Server hat noch keine Google-Anmeldung; diese Konten gibt es nur hier, ohne Passwort.',
    roles: { admin: 'Administratorin', learner: 'Lernende mit Zugang', waiting: 'Auf der Warteliste' },
    anyAddress: 'Oder eine beliebige andere E-Mail-Adresse',
    waits: 'Neue Konten kommen auf die Warteliste. Ada kann sie freischalten.',
    continue: 'Weiter',
    cancel: 'Abbrechen',
    invalid: 'Das ist keine E-Mail-Adresse.',
  },
  pt: {
    title: 'Escolhe uma conta',
    intro: 'Este servidor ainda não tem sessão com o Google: estas contas só existem aqui e não têm palavra-passe.',
    roles: { admin: 'Administradora', learner: 'Aluna com acesso', waiting: 'Na lista de espera' },
    anyAddress: 'Ou qualquer outro endereço de e-mail',
    waits: 'As contas novas entram na lista de espera. A Ada pode aprová-las.',
    continue: 'Continuar',
    cancel: 'Cancelar',
    invalid: 'Isso não é um endereço de e-mail.',
  },
  it: {
    title: 'Scegli un account',
    intro: 'Questo server non ha ancora l’accesso con Google: questi account esistono solo qui e non hanno password.',
    roles: { admin: 'Amministratrice', learner: 'Studentessa con accesso', waiting: 'In lista d’attesa' },
    anyAddress: 'O qualsiasi altro indirizzo e-mail',
    waits: 'I nuovi account entrano in lista d’attesa. Ada può approvarli.',
    continue: 'Continua',
    cancel: 'Annulla',
    invalid: 'Questo non è un indirizzo e-mail.',
  },
  sl: {
    title: 'Izberi račun',
    intro: 'Ta strežnik še nima prijave z Googlom, zato ti računi obstajajo samo tukaj in ne potrebujejo gesla.',
    roles: { admin: 'Skrbnica', learner: 'Učenka z dostopom', waiting: 'Na čakalnem seznamu' },
    anyAddress: 'Ali kateri koli drug e-poštni naslov',
    waits: 'Nov račun pride na čakalni seznam. Ada ga lahko odobri.',
    continue: 'Naprej',
    cancel: 'Prekliči',
    invalid: 'To ni e-poštni naslov.',
  },
};
