import type { PerLanguage } from '../../../domain/per-language.ts';
import { fixFrenchSpaces } from '../../../domain/text/french-spaces.ts';

type Line = Partial<PerLanguage<string>> & { en: string };

/** Correct translations that share most of their words with the source: names, titles of works, quotations. */
export const nameLines: readonly Line[] = [
  {
    en: 'The winners were Gabriel García Márquez, Pablo Neruda, Octavio Paz and Mario Vargas Llosa.',
    de: 'Die Sieger waren Gabriel García Márquez, Pablo Neruda, Octavio Paz und Mario Vargas Llosa.',
    sl: 'Zmagovalci so bili Gabriel García Márquez, Pablo Neruda, Octavio Paz in Mario Vargas Llosa.',
    fr: 'Les lauréats étaient Gabriel García Márquez, Pablo Neruda, Octavio Paz et Mario Vargas Llosa.',
  },
  {
    en: 'Luca Pacioli, Piero della Francesca and Leonardo da Vinci lived in Florence and Sansepolcro.',
    de: 'Luca Pacioli, Piero della Francesca und Leonardo da Vinci lebten in Florenz und Sansepolcro.',
    sl: 'Luca Pacioli, Piero della Francesca in Leonardo da Vinci so živeli v Firencah in Sansepolcru.',
    fr: 'Luca Pacioli, Piero della Francesca et Leonardo da Vinci vivaient à Florence et à Sansepolcro.',
  },
  {
    en: 'She played “Non, je ne regrette rien”, “La vie en rose” and “Ne me quitte pas”.',
    de: 'Sie spielte „Non, je ne regrette rien“, „La vie en rose“ und „Ne me quitte pas“.',
    sl: 'Igrala je »Non, je ne regrette rien«, »La vie en rose« in »Ne me quitte pas«.',
    fr: fixFrenchSpaces('Elle a joué « Non, je ne regrette rien », « La vie en rose » et « Ne me quitte pas ».'),
  },
  {
    en: 'He read Don Quijote de la Mancha, Il nome della rosa and Os Lusíadas.',
    de: 'Er las Don Quijote de la Mancha, Il nome della rosa und Os Lusíadas.',
    sl: 'Prebral je Don Quijote de la Mancha, Il nome della rosa in Os Lusíadas.',
    fr: 'Il a lu Don Quijote de la Mancha, Il nome della rosa et Os Lusíadas.',
  },
  {
    en: 'Rue de la Paix, Place Vendôme, Avenue des Champs-Élysées, Boulevard Saint-Germain.',
    de: 'Rue de la Paix, Place Vendôme, Avenue des Champs-Élysées, Boulevard Saint-Germain.',
    sl: 'Rue de la Paix, Place Vendôme, Avenue des Champs-Élysées, Boulevard Saint-Germain.',
    fr: 'Rue de la Paix, Place Vendôme, Avenue des Champs-Élysées, Boulevard Saint-Germain.',
  },
];

/** The title of a work that keeps its original name in the translation. */
export const keptTitle = 'The Sun Also Rises';

/** Correct notes on grammar that quote words of the language that they explain. */
export const quotingNotes: readonly string[] = [
  'Plural of «minuto»; compare «el minuto, los minutos, un minuto, unos minutos, cada minuto».',
  'Third person: «el pan necesita», «los panes necesitan», «yo necesito», «tú necesitas», «nosotros necesitamos».',
  'From «a + el»: al mercado, al horno, al trabajo; but a la mesa, a las cinco de la tarde.',
];
