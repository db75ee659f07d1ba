import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

const formsOfBe = /^(?:è|e’|sono|era|erano|siano|sia|essere|fu|furono|sarà|saranno|ormai|stat[oaie])$/;

const personOf: Readonly<Record<string, RegExp>> = {
  me: /\b1sg\b/,
  te: /\b2sg\b/,
  ce: /\b1pl\b/,
  ve: /\b2pl\b/,
};

const hasPerson = (word: ReadWord | undefined, person: RegExp | undefined): boolean =>
  word !== undefined &&
  person !== undefined &&
  word.analyses.some(({ features }) => features.some((each) => person.test(each) && !/^(?:subj|imp)/.test(each)));

const follows = (word: ReadWord | undefined, before: ReadWord | undefined): boolean =>
  word !== undefined && before !== undefined && word.start - before.end <= 1;

/** Text of news and official documents that looks like an Italian expression but does not contain it. */
export const italianWrittenMisreadings: readonly Misreading[] = [
  {
    // False match: “è noto che” (it is known that). True match: “noto che” (I notice that).
    language: 'it',
    base: /^notare che$/,
    isSeen: ({ span: [first], before }) => first?.form === 'noto' && formsOfBe.test(before?.form ?? ''),
  },
  {
    // “lo stesso” in “per lo stesso motivo” (for the same reason) does not mean “all the same”.
    language: 'it',
    base: /^lo stesso$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “da” in “viene da me” (comes to me) does not mean “from”.
    language: 'it',
    base: /^venire da$/,
    isSeen: ({ next }) => /^(?:me|te|noi|voi)$/.test(next?.form ?? ''),
  },
  {
    // False match: “le spese a carico di” (the costs to be paid by). True match: “l’indagine a carico di” (the investigation
    // against).
    language: 'it',
    base: /^a carico di$/,
    isSeen: ({ earlier, conceptId, isAlone }) => {
      const isAgainst = earlier.some(({ form }) =>
        /^(?:indagin|accus|process|inchiest|prov[ae]$|procediment|procur|reat|denunc|condann|sospett|arrest)/.test(
          form,
        ),
      );
      return isAlone && isAgainst !== (conceptId === 'against-somebody/preposition');
    },
  },
  {
    // False match: “mi ricordo di te” (I remember you). True match: “il ricordo di te” (the memory of you).
    language: 'it',
    base: /^ricordo di$/,
    isSeen: ({ before }) => /^(?:mi|me|non|io|ne|lo)$/.test(before?.form ?? ''),
  },
  {
    // False match: “successivo al termine di consegna” (later than the deadline). True match: “al termine della riunione” (at
    // the end of the meeting).
    language: 'it',
    base: /^al termine di$/,
    isSeen: ({ before, next }) =>
      /^(?:successiv|posterior|anterior|precedent|relativ|rispett|riferi|contravv|deroga)/.test(before?.form ?? '') ||
      /^(?:presentazion|consegn|scadenz|prescrizion|decadenz|preavvis|iscrizion)/.test(next?.form ?? ''),
  },
  {
    // False match: “si iscrive nel registro” (enters the register). True match: “si iscrive nella crisi” (is part of the
    // crisis).
    language: 'it',
    base: /^iscriversi\*? in$/,
    isSeen: ({ later }) =>
      later
        .slice(0, 2)
        .some(({ form }) =>
          /^(?:registr|alb[oi]$|list[ae]$|elenc|partit|scuol|universit|facolt|palestr|club)/.test(form),
        ),
  },
  {
    // False match: “me la ricordo” (I remember her). True match: “me la dà” (gives it to me).
    language: 'it',
    base: /^(?:me|te|ce|ve) lo$/,
    isSeen: ({ span: [first], next }) =>
      hasPerson(next, personOf[first?.form ?? '']) && !/^(?:dici|dai|fai|dico|do)$/.test(next?.form ?? ''),
  },
  {
    // In “la pratica di uno sport” (playing a sport), “pratica” is a noun.
    language: 'it',
    base: /^pratico di$/,
    isSeen: ({ before, span: [first] }) =>
      /^pratic(?:a|he)$/.test(first?.form ?? '') &&
      !/^(?:è|era|sono|erano|molto|poco|più|abbastanza|persona|donna|ragazza)$/.test(before?.form ?? ''),
  },
  {
    // False match: “non vuole dire niente” (does not mean anything). True match: “non vuole” (doesn’t want to).
    language: 'it',
    base: /^non volere$/,
    isSeen: ({ span, next }) =>
      next?.form === 'dire' && /^(?:vuol|vuole|vogliono|voleva|vorrà|voglia)$/.test(span.at(-1)?.form ?? ''),
  },
  {
    // False match: “bussare alle porte delle case” (knock on the doors of the houses). True match: “le elezioni sono alle
    // porte” (the elections are imminent).
    language: 'it',
    base: /^alle porte$/,
    isSeen: ({ before, next }) =>
      /^(?:buss|davant|accant|vicin|attacc|appes)/.test(before?.form ?? '') ||
      /^(?:delle|dei|degli|d’|blindate|chiuse|aperte)$/.test(next?.form ?? ''),
  },
  {
    // False match: “ferito alla mano” (wounded in the hand). True match: “una persona alla mano” (an easy-going person).
    language: 'it',
    base: /^alla mano$/,
    isSeen: ({ before, next }) =>
      !/^(?:è|era|sono|tipo|uomo|donna|persona|persone|gente|ragazz[oa]|molto|simpatic[oa]|semplice|e|carattere)$/.test(
        before?.form ?? '',
      ) || /^(?:destra|sinistra)$/.test(next?.form ?? ''),
  },
  {
    // False match: “tornare allo studio” (return to studying). True match: “una riforma è allo studio” (a reform is under
    // consideration).
    language: 'it',
    base: /^allo studio$/,
    isSeen: ({ before, next }) =>
      !(
        formsOfBe.test(before?.form ?? '') ||
        /^(?:ancora|già|progett|propost|misur|ipotesi|pian[oi]$|provvediment)/.test(before?.form ?? '')
      ) || /^(?:di|del|dell[aeo’]|medico|legale)$/.test(next?.form ?? ''),
  },
  {
    // False match: “un compagno di stanza” (a roommate). True match: “di stanza a Trieste” (stationed in Trieste).
    language: 'it',
    base: /^di stanza$/,
    isSeen: ({ before, next }) =>
      /^(?:compagn|division|numer|port|temperatur|cambi|serv|profum)/.test(before?.form ?? '') ||
      !/^(?:a|ad|in|al|alla|nel|nella|nell’|presso|qui|lì|sul|sulla)$/.test(next?.form ?? ''),
  },
  {
    // False match: “alla lunga serie” (to the long series). True match: “alla lunga vincerà” (he will win in the long run).
    language: 'it',
    base: /^alla lunga$/,
    isSeen: ({ span, next, lexicon }) => follows(next, span.at(-1)) && mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // False match: “vide la luce della lampada” (saw the light of the lamp). True match: “il libro vide la luce” (the book
    // came out).
    language: 'it',
    base: /^vedere\*? la luce$/,
    isSeen: ({ next }) => /^(?:di|del|dell[aeo’]|dei|degli|accesa|spenta|rossa|verde)$/.test(next?.form ?? ''),
  },
  {
    // False match: “dare i numeri della lotteria” (give the lottery numbers). True match: “dare i numeri” (go mad).
    language: 'it',
    base: /^dare\*? i numeri$/,
    isSeen: ({ next }) => /^(?:di|del|dell[aeo’]|dei|degli|telefonici|esatti)$/.test(next?.form ?? ''),
  },
  {
    // False match: “fior di latte” (a kind of mozzarella), “a fior di labbra” (in a whisper). True match: “fior di miliardi”
    // (lots of billions).
    language: 'it',
    base: /^fior di$/,
    isSeen: ({ before, next }) =>
      before?.form === 'a' || /^(?:latte|pelle|labbra|acqua|loto|farina|pesco|arancio)$/.test(next?.form ?? ''),
  },
  {
    // False match: “è andata peggio per loro” (it went worse for them). True match: “Peggio per lui!” (too bad for him).
    language: 'it',
    base: /^(?:peggio per|poco male)$/,
    isSeen: ({ before, span: [first] }) =>
      follows(first, before) && !/^(?:tanto|e|ma|allora)$/.test(before?.form ?? ''),
  },
  {
    // False match: “fare scuola a casa” (teach at home). True match: “un esempio che ha fatto scuola” (an example that was
    // imitated).
    language: 'it',
    base: /^fare\*? scuola$/,
    isSeen: ({ next }) => /^(?:a|ad|di|in|guida|insieme)$/.test(next?.form ?? ''),
  },
  {
    // False match: “aggrappato alla sbarra” (holding on to the bar). True match: “alla sbarra cinque boss” (five bosses on
    // trial).
    language: 'it',
    base: /^alla sbarra$/,
    isSeen: ({ earlier }) =>
      earlier.slice(-4).some(({ form }) => /^(?:aggrapp|attacc|legat|ginnast|esercizi|tenut)/.test(form)),
  },
  {
    // False match: “i padroni di casa aumentano l’affitto” (the landlords put up the rent). True match: “i padroni di casa
    // pareggiano” (the home team equalises).
    language: 'it',
    base: /^padron[ei] di casa$/,
    isSeen: ({ conceptId, earlier, later, isAlone }) => {
      const isSport = [...earlier, ...later].some(({ form }) =>
        /^(?:gol$|segn|pareggi|vinc|vint|vantaggi|minut|partit|squadr|rete$|attacc|arbitr|zero$|ospiti$|nazional|azzurr|match|gara$|sfid|affront)/.test(
          form,
        ),
      );
      return isAlone && isSport !== conceptId.startsWith('home-team');
    },
  },
  {
    // False match: “per un soffio di vento” (because of a breath of wind). True match: “perdere per un soffio” (lose
    // narrowly).
    language: 'it',
    base: /^(?:per|d’)\s?un soffio$/,
    isSeen: ({ next }) => next?.form === 'di',
  },
  {
    // “il responsabile del reparto” (the head of the department) has a noun, not the adjective of “responsabile di”
    // (responsible for).
    language: 'it',
    base: /^(?:responsabile|colpevole|nativo|vicino|simile|contrario|malato|pieno) (?:di|a)$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      mayBe(first, ['noun'], lexicon) &&
      follows(first, before) &&
      (/^(?:il|la|i|le|un|una|del|della|dei|delle|dal|dalla|al|alla|ai|alle|nuovo|nuova|suo|sua)$/.test(
        before?.form ?? '',
      ) ||
        isOnly(before, ['determiner'], lexicon)),
  },
];
