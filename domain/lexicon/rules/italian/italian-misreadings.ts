import type { Lexicon } from '../../lexicon.ts';
import type { ReadWord } from '../../read-sentence.ts';
import type { Misreading } from '../misreading.ts';
import { isOnly, isParticiple, mayBe } from '../word-classes.ts';

const formsOfBe = /^(?:è|e’|sono|era|erano|siano|sia|essere|fu|furono|sarà|saranno|ormai|stat[oaie])$/;

const isNumber = (word: ReadWord | undefined, lexicon: Lexicon): boolean =>
  word !== undefined && (/^\d/.test(word.form) || mayBe(word, ['numeral'], lexicon));

const isAmount = (word: ReadWord | undefined, lexicon: Lexicon): boolean =>
  isNumber(word, lexicon) ||
  /^(?:un|una|poco|molto|circa|oltre|quasi|più|tanto|qualche|pochi|diversi)$/.test(word?.form ?? '');

/** Text that looks like an Italian expression but does not contain it. */
export const italianMisreadings: readonly Misreading[] = [
  {
    // “in questo settore”, “di ciò che”, “il tuo nome”: a noun or a clause follows, so the words are no pronouns.
    language: 'it',
    base: /^(?:(?:su|in|di|a|da|con|per) (?:quest[oaie]|quell[oaie]|ciò)|il (?:mio|tuo|suo|nostro|vostro|loro))$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (/^(?:che|stesso|stessa)$/.test(next.form) ||
        mayBe(next, ['noun', 'adjective', 'numeral'], lexicon) ||
        next.readings.length === 0),
  },
  {
    // “o oggi o domani” (either today or tomorrow), but not “una scuola o una classe o un corso”
    language: 'it',
    base: /^o … o$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      before !== undefined &&
      (first?.start ?? 0) - before.end === 1 &&
      mayBe(before, ['noun', 'adjective', 'name', 'verb'], lexicon),
  },
  {
    // “così grande che”, but not “così la legge sui diritti che”
    language: 'it',
    base: /^(?:così|tanto|talmente) … che$/,
    isSeen: ({ span, lexicon }) => span.length > 4 || !mayBe(span[1], ['adjective', 'adverb', 'verb'], lexicon),
  },
  {
    // “non esitate a chiamare” encourages, “non esitò a partire” does not.
    language: 'it',
    base: /^non esitare a$/,
    isSeen: ({ span }) => !span.some(({ form }) => /^esit(?:are|i|ate|a|ino|iamo)$/.test(form)),
  },
  {
    // “ora che è qui” (now that), but not “è ora che parta” (it is time)
    language: 'it',
    base: /^ora che$/,
    isSeen: ({ before }) => /^(?:è|e’|era|sarebbe|l’)$/.test(before?.form ?? ''),
  },
  {
    // “ha sostenuto che”, but not “una crescita sostenuta che”
    language: 'it',
    base: /^\S+[aei]re che$/,
    isSeen: ({ span: [first], before, lexicon }) =>
      /[^g]ut[aie]$|at[aie]$|it[aie]$/.test(first?.form ?? '') &&
      (isOnly(before, ['noun', 'adjective', 'conjunction'], lexicon) || /^(?:e|ed|o)$/.test(before?.form ?? '')),
  },
  {
    // “di cosa parli”, but not “la perdita di cosa assicurata”
    language: 'it',
    base: /^(?:di|a|in|con|su|per|da) cosa$/,
    isSeen: ({ before, next, lexicon }) => isOnly(before, ['noun'], lexicon) && isParticiple(next, 'it'),
  },
  {
    // “muore di fame”, but not “muoiono delle persone”
    language: 'it',
    base: /^morire di$/,
    isSeen: ({ span, next }) =>
      /^(?:dei|degli|delle)$/.test(span.at(-1)?.form ?? '') &&
      /^(?:person[ae]|uomini|donne|bambini|civili|soldati|migliaia|innocenti)$/.test(next?.form ?? ''),
  },
  {
    // “e voi?” asks back, “e voi avrete” does not.
    language: 'it',
    base: /^e (?:tu|lei|voi)$/i,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “il cammino verso la pace” (path to), but not “in cammino verso la città” (on the way to)
    language: 'it',
    base: /^cammino verso$/,
    isSeen: ({ before }) => before?.form === 'in',
  },
  {
    // “sono all’ordine del giorno” (commonplace), but not “il punto all’ordine del giorno”
    language: 'it',
    base: /^all’ordine del giorno$/,
    isSeen: ({ before, conceptId, isAlone }) =>
      isAlone && formsOfBe.test(before?.form ?? '') !== (conceptId === 'everyday-occurrence/expression'),
  },
  {
    // “una volta finito il lavoro” (as soon as), but not “una volta al giorno”
    language: 'it',
    base: /^una volta$/,
    isSeen: ({ before, next, conceptId, isAlone }) => {
      const opensClause =
        next !== undefined &&
        isParticiple(next, 'it') &&
        !/^(?:più|ancora|altra|ogni|di|per)$/.test(before?.form ?? '') &&
        !/^(?:ha|è|sono|hanno|al|alla|all’|ogni|per|a|in)$/.test(next.form);
      return isAlone && opensClause !== (conceptId === 'as-soon-as/conjunction');
    },
  },
  {
    // “un controllo cosciente della mente”: “cosciente” describes the noun before it
    language: 'it',
    base: /^cosciente di$/,
    isSeen: ({ before }) =>
      /^(?:controllo|scelta|decisione|atto|uso|parte|mente|attività|stato)$/.test(before?.form ?? ''),
  },
  {
    // “passare a un altro tema” (switch to), but not “la proprietà passerà agli eredi” (will pass to)
    language: 'it',
    base: /^passare a$/,
    isSeen: ({ earlier, later }) =>
      [...earlier, ...later.slice(0, 3)].some(({ form }) =>
        /^(?:propriet|eredi$|erede|titolarit|competenz|mani$|nemico|avversari|stat[oi]$|comune$|demanio)/.test(form),
      ),
  },
  {
    // “calato del 3 per cento”, “cresciuto di molto”, but not “il forte calo della natalità”
    language: 'it',
    base: /^(?:calare|crescere|aumentare|diminuire|salire|scendere) (?:di|a)$/,
    isSeen: ({ next, lexicon }) => !isAmount(next, lexicon),
  },
  {
    // “passa da me” (comes over), but not “è passato dal 20 al 30 per cento” (went from)
    language: 'it',
    base: /^passare da$/,
    isSeen: ({ next, lexicon }) => isNumber(next, lexicon),
  },
  {
    // “Come mai?” (how come), but not “come mai prima”
    language: 'it',
    base: /^come mai$/,
    isSeen: ({ before }) => before !== undefined && !/^(?:chied|sa|so$|dir|spieg|domand|e$|ma$|capi)/.test(before.form),
  },
  {
    // A noun follows: “come prima preferenza”, “con la presente lettera”, “in pubblico concorso”, “in più luoghi”
    language: 'it',
    base: /^(?:come prima|con la presente|in pubblico|in più|in comune)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon),
  },
  {
    // No “a posto” (in order) or “al principio di” (at the start of): “a posto di”, “conforme al principio di uguaglianza”
    language: 'it',
    base: /^(?:a posto|al principio di)$/,
    isSeen: ({ before, next }) =>
      next?.form === 'di' ||
      /^(?:conforme|conformi|contrario|riferimento|secondo|appello|ispira|grazie)$/.test(before?.form ?? ''),
  },
  {
    // “da qui la necessità di” (hence), but not “da qui è partito”
    language: 'it',
    base: /^da qui$/i,
    isSeen: ({ before, span: [first], next }) =>
      (before !== undefined && (first?.start ?? 0) - before.end === 1) ||
      !/^(?:il|lo|la|i|gli|le|l’|un|una|nasce|deriva|discende)$/.test(next?.form ?? ''),
  },
  {
    // “carriera di attore” (acting career), but not “il corpo di attore”
    language: 'it',
    base: /^di attore$/,
    isSeen: ({ before }) =>
      !/^(?:carriera|talento|lavoro|mestiere|scuola|corso|doti|esperienza)$/.test(before?.form ?? ''),
  },
  {
    // “di paese in paese”, “di tutti gli elementi”, “in tutto il mondo”, “non più di venti”, “per la maggior parte del tempo”
    language: 'it',
    base: /^(?:di paese|di tutti|in tutto|non … più|per la maggior parte)$/,
    isSeen: ({ next }) =>
      /^(?:in|il|lo|la|i|gli|le|l’|quest[oaie]|quei|di|del|dell[aeo’]|dei|degli|noi|voi|loro)$/.test(next?.form ?? ''),
  },
  {
    // “di preferenza” (preferably), but not “indicazione di preferenza”; “di passaggio” (passing through), but not “servitù di
    // passaggio” (right of way)
    language: 'it',
    base: /^di (?:preferenza|passaggio)$/,
    isSeen: ({ before, lexicon }) => isOnly(before, ['noun'], lexicon) || /^(?:o|ovvero|e)$/.test(before?.form ?? ''),
  },
  {
    // “la domanda di petrolio” (demand), but not “la domanda di trasferimento” (application)
    language: 'it',
    base: /^domanda di$/,
    isSeen: ({ next }) =>
      /^(?:trasferiment|asilo|ammission|iscrizion|assegnazion|adesion|grazia|assunzion|passaggi|riduzion|rimbors|brevett|pension|matrimoni|divorzi|aiut|partecipazion|cittadinanz|cui|impiego|risarciment|visto)/.test(
        next?.form ?? '',
      ),
  },
  {
    // In “intervenire in maniera decisa”, “in” does not belong to the verb: the phrase says how, not in what.
    language: 'it',
    base: /^\S+(?:re|rsi) in$/,
    isSeen: ({ next }) =>
      /^(?:maniera|modo|ritardo|tempo|seguito|difesa|silenzio|fretta|particolare|genere|media)$/.test(next?.form ?? ''),
  },
  {
    // “i lavori in corso sulla strada”, but not “tra i lavori in corso del comitato”
    language: 'it',
    base: /^lavori in corso$/,
    isSeen: ({ earlier, later }) =>
      ![...earlier, ...later].some(({ form }) => /^(?:strad|autostrad|cantier|traffic|via$)/.test(form)),
  },
  {
    // Participles without “si”: “l’attenzione prestata alla”, “stabilito al comma 3”, “trovata nel 1757”, “unita al gusto”
    language: 'it',
    base: /^(?:prestarsi a|stabilirsi a|proporsi di|trovarsi in|unirsi a|tenerci a|trasferirsi in)$/,
    isSeen: ({ span: [first], earlier }) =>
      isParticiple(first, 'it') && !earlier.slice(-3).some(({ form }) => /^(?:si|s’|mi|ti|ci|vi|c’)$/.test(form)),
  },
  {
    // The first word is no verb: “rischi di ogni tipo”, “se stessi per”, “un tema che”, “il modulo domanda al”
    language: 'it',
    base: /^(?:rischiare di|stare per|temere che|domandare a)$/,
    isSeen: ({ span: [first], before }) =>
      /^(?:rischi|rischio|stessi|tema|domanda)$/.test(first?.form ?? '') &&
      !/^(?:tu|io|non|che|si|chi|lui|lei)$/.test(before?.form ?? ''),
  },
  {
    // “la prima proposta della commissione”: after an adjective the form is a noun
    language: 'it',
    base: /^\S+[aei](?:re|rsi) (?:che|di|a|in|su|per)$/,
    isSeen: ({ span: [first], before, earlier, lexicon }) =>
      mayBe(first, ['noun'], lexicon) &&
      !/[aei]r(?:e|si)?$/.test(first?.form ?? '') &&
      (first?.start ?? 0) - (before?.end ?? 0) === 1 &&
      !mayBe(earlier.at(-2), ['noun'], lexicon) &&
      (isOnly(before, ['adjective', 'determiner', 'numeral'], lexicon) ||
        /^(?:prim[oa]|ultim[oa]|altr[oa])$/.test(before?.form ?? '')),
  },
  {
    // “l’ultimo anno di liceo”, but not “gli ultimi anni”; “la seconda casa al mare”, but not “la seconda casa più grande”
    language: 'it',
    base: /^(?:ultimo anno|seconda casa)$/,
    isSeen: ({ span, next }) => span[0]?.form === 'ultimi' || /^(?:più|di|del)$/.test(next?.form ?? ''),
  },
  {
    // “Ecco, è fatta!”, but not “come è fatta la cellula”
    language: 'it',
    base: /^è fatta$/,
    isSeen: ({ before, next }) => next !== undefined || /^(?:come|di|non)$/.test(before?.form ?? ''),
  },
  {
    // “l’assemblea generale delle Nazioni Unite” is no meeting of shareholders.
    language: 'it',
    base: /^assemblea generale$/,
    isSeen: ({ later }) => later.slice(0, 4).some(({ form }) => /^(?:nazioni|onu|stati|ordine)$/.test(form)),
  },
  {
    // “fino a 30 chilometri” (up to), but not “fino a domani”, “fino al 2020” (until)
    language: 'it',
    base: /^fino a$/,
    isSeen: ({ span, next, conceptId, lexicon, isAlone }) => {
      const isLimit =
        span.at(-1)?.form === 'a' && isNumber(next, lexicon) && !/^(?:1\d|20)\d\d$|^un[oa]?$/.test(next?.form ?? '');
      return isAlone && isLimit !== (conceptId === 'up-to-a-number/preposition');
    },
  },
  {
    // “noto che” (I notice that), but not “è noto che” (it is known that)
    language: 'it',
    base: /^notare che$/,
    isSeen: ({ span: [first], before }) => first?.form === 'noto' && formsOfBe.test(before?.form ?? ''),
  },
  {
    // “per lo stesso motivo” is not “lo stesso” (all the same).
    language: 'it',
    base: /^lo stesso$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “viene da me” means “comes to me”.
    language: 'it',
    base: /^venire da$/,
    isSeen: ({ next }) => /^(?:me|te|noi|voi)$/.test(next?.form ?? ''),
  },
  {
    // “l’indagine a carico di” (against), but not “le spese a carico di” (at the expense of)
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
    // “mi ricordo di te” has a verb, “il ricordo di te” a noun.
    language: 'it',
    base: /^ricordo di$/,
    isSeen: ({ before }) => /^(?:mi|me|non|io|ne|lo)$/.test(before?.form ?? ''),
  },
];
