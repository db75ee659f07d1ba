import type { PerLanguage } from '../../domain/per-language.ts';

export const mailKinds = ['applied', 'approved', 'article-ready', 'payment-failed'] as const;
type MailKind = (typeof mailKinds)[number];

interface About {
  link: string;
  /** The title of the article; empty if the mail is not about an article. */
  title: string;
}

type MailText = (about: About) => { subject: string; text: string };

/** All mails are plain text: every mail program shows it, and spam filters have no markup to check. */
export const mailTexts: PerLanguage<Record<MailKind, MailText>> = {
  en: {
    applied: ({ link }) => ({
      subject: 'You’ve applied to join Foxtale',
      text: `Hello,\n\nYou’re on the waiting list. There’s nothing else to do: we’ll write to you when your place is ready, and you’ll see it here:\n${link}\n\nFoxtale`,
    }),
    approved: ({ link }) => ({
      subject: 'Your place at Foxtale is ready',
      text: `Hello,\n\nYour place is ready. Start reading here:\n${link}\n\nFoxtale`,
    }),
    'article-ready': ({ link, title }) => ({
      subject: `Your article is ready: ${title}`,
      text: `Hello,\n\nYour article “${title}” is ready to read:\n${link}\n\nYou asked for this e-mail; you can turn it off in the settings.\n\nFoxtale`,
    }),
    'payment-failed': ({ link }) => ({
      subject: 'Your payment for Foxtale didn’t go through',
      text: `Hello,\n\nYour last payment didn’t go through. Your plan stays active for seven days; please check your card by then:\n${link}\n\nIf your bank has accepted the payment since, there’s nothing to do.\n\nFoxtale`,
    }),
  },
  es: {
    applied: ({ link }) => ({
      subject: 'Has pedido plaza en Foxtale',
      text: `Hola:\n\nYa estás en la lista de espera. No tienes que hacer nada más: te escribiremos cuando haya plaza para ti, y también lo verás aquí:\n${link}\n\nFoxtale`,
    }),
    approved: ({ link }) => ({
      subject: 'Ya tienes plaza en Foxtale',
      text: `Hola:\n\nYa tienes tu plaza. Empieza a leer aquí:\n${link}\n\nFoxtale`,
    }),
    'article-ready': ({ link, title }) => ({
      subject: `Tu artículo está listo: ${title}`,
      text: `Hola:\n\nTu artículo «${title}» está listo para leer:\n${link}\n\nHas pedido este correo; puedes desactivarlo en los ajustes.\n\nFoxtale`,
    }),
    'payment-failed': ({ link }) => ({
      subject: 'Tu pago a Foxtale no se ha podido cobrar',
      text: `Hola:\n\nNo hemos podido cobrar tu último pago. Conservas tu plan siete días más; revisa tu tarjeta antes de que acaben:\n${link}\n\nSi tu banco ya ha aceptado el pago, no tienes que hacer nada.\n\nFoxtale`,
    }),
  },
  fr: {
    applied: ({ link }) => ({
      subject: 'Ta demande pour Foxtale est enregistrée',
      text: `Bonjour,\n\nTu es sur la liste d’attente. Tu n’as rien d’autre à faire : nous t’écrirons dès que ta place sera prête, et tu le verras aussi ici :\n${link}\n\nFoxtale`,
    }),
    approved: ({ link }) => ({
      subject: 'Ta place sur Foxtale est prête',
      text: `Bonjour,\n\nTa place est prête. Commence à lire ici :\n${link}\n\nFoxtale`,
    }),
    'article-ready': ({ link, title }) => ({
      subject: `Ton article est prêt : ${title}`,
      text: `Bonjour,\n\nTon article « ${title} » est prêt à lire :\n${link}\n\nTu as demandé cet e-mail ; tu peux le désactiver dans les réglages.\n\nFoxtale`,
    }),
    'payment-failed': ({ link }) => ({
      subject: 'Ton paiement pour Foxtale n’a pas abouti',
      text: `Bonjour,\n\nTon dernier paiement n’a pas abouti. Tu gardes ton forfait pendant sept jours ; vérifie ta carte d’ici là :\n${link}\n\nSi ta banque a accepté le paiement entre-temps, tu n’as rien à faire.\n\nFoxtale`,
    }),
  },
  de: {
    applied: ({ link }) => ({
      subject: 'Du hast dich für die Beta von Foxtale beworben',
      text: `Hallo,\n\ndu stehst auf der Warteliste. Mehr musst du nicht tun: Wir schreiben dir, sobald dein Platz frei ist, und du siehst es auch hier:\n${link}\n\nFoxtale`,
    }),
    approved: ({ link }) => ({
      subject: 'Dein Platz bei Foxtale ist frei',
      text: `Hallo,\n\ndein Platz ist frei. Hier kannst du anfangen zu lesen:\n${link}\n\nFoxtale`,
    }),
    'article-ready': ({ link, title }) => ({
      subject: `Dein Artikel ist fertig: ${title}`,
      text: `Hallo,\n\ndein Artikel „${title}“ ist fertig:\n${link}\n\nDu hast um diese E-Mail gebeten; in den Einstellungen kannst du sie abschalten.\n\nFoxtale`,
    }),
    'payment-failed': ({ link }) => ({
      subject: 'Deine Zahlung an Foxtale hat nicht geklappt',
      text: `Hallo,\n\ndeine letzte Zahlung hat nicht geklappt. Dein Tarif gilt noch sieben Tage; prüfe bitte in dieser Zeit deine Karte:\n${link}\n\nWenn die Zahlung inzwischen durchgegangen ist, musst du nichts tun.\n\nFoxtale`,
    }),
  },
  pt: {
    applied: ({ link }) => ({
      subject: 'Pediste um lugar no Foxtale',
      text: `Olá,\n\nEstás na lista de espera. Não tens de fazer mais nada: escrevemos-te quando o teu lugar estiver pronto, e também o vês aqui:\n${link}\n\nFoxtale`,
    }),
    approved: ({ link }) => ({
      subject: 'O teu lugar no Foxtale está pronto',
      text: `Olá,\n\nO teu lugar está pronto. Começa a ler aqui:\n${link}\n\nFoxtale`,
    }),
    'article-ready': ({ link, title }) => ({
      subject: `O teu artigo está pronto: ${title}`,
      text: `Olá,\n\nO teu artigo «${title}» está pronto a ler:\n${link}\n\nPediste este e-mail; podes desligá-lo nas definições.\n\nFoxtale`,
    }),
    'payment-failed': ({ link }) => ({
      subject: 'O teu pagamento ao Foxtale não foi aceite',
      text: `Olá,\n\nO teu último pagamento não foi aceite. Manténs o teu plano durante sete dias; verifica o teu cartão até lá:\n${link}\n\nSe, entretanto, o teu banco já tiver aceitado o pagamento, não tens de fazer nada.\n\nFoxtale`,
    }),
  },
  it: {
    applied: ({ link }) => ({
      subject: 'Abbiamo ricevuto la tua richiesta per Foxtale',
      text: `Ciao,\n\nsei nella lista d’attesa. Non devi fare altro: ti scriveremo quando il tuo posto sarà pronto, e lo vedrai anche qui:\n${link}\n\nFoxtale`,
    }),
    approved: ({ link }) => ({
      subject: 'Il tuo posto su Foxtale è pronto',
      text: `Ciao,\n\nil tuo posto è pronto. Inizia a leggere qui:\n${link}\n\nFoxtale`,
    }),
    'article-ready': ({ link, title }) => ({
      subject: `Il tuo articolo è pronto: ${title}`,
      text: `Ciao,\n\nil tuo articolo «${title}» è pronto. Puoi leggerlo qui:\n${link}\n\nHai chiesto tu questa e-mail; puoi disattivarla nelle impostazioni.\n\nFoxtale`,
    }),
    'payment-failed': ({ link }) => ({
      subject: 'Il tuo pagamento per Foxtale non è riuscito',
      text: `Ciao,\n\nil tuo ultimo pagamento non è riuscito. Il tuo piano resta attivo per sette giorni; nel frattempo controlla la tua carta:\n${link}\n\nSe intanto la banca ha accettato il pagamento, non devi fare nulla.\n\nFoxtale`,
    }),
  },
  sl: {
    applied: ({ link }) => ({
      subject: 'Tvoja prošnja za Foxtale je oddana',
      text: `Živjo,\n\nna čakalnem seznamu si. Ničesar več ti ni treba storiti: pisali ti bomo, ko bo tvoje mesto pripravljeno; to lahko preveriš tudi tukaj:\n${link}\n\nFoxtale`,
    }),
    approved: ({ link }) => ({
      subject: 'Tvoje mesto v Foxtalu je pripravljeno',
      text: `Živjo,\n\ntvoje mesto je pripravljeno. Začni brati tukaj:\n${link}\n\nFoxtale`,
    }),
    'article-ready': ({ link, title }) => ({
      subject: `Tvoj članek je pripravljen: ${title}`,
      text: `Živjo,\n\ntvoj članek »${title}« je pripravljen za branje:\n${link}\n\nTo sporočilo prejemaš na svojo željo; izklopiš ga lahko v nastavitvah.\n\nFoxtale`,
    }),
    'payment-failed': ({ link }) => ({
      subject: 'Tvoje plačilo za Foxtale ni uspelo',
      text: `Živjo,\n\ntvoje zadnje plačilo ni uspelo. Paket ti ostane še sedem dni; v tem času preveri svojo kartico:\n${link}\n\nČe je banka plačilo medtem sprejela, ti ni treba storiti ničesar.\n\nFoxtale`,
    }),
  },
};
