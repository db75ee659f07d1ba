import type { ReadWord } from '../../../read-sentence.ts';
import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { are } from '../italian-verb-forms.ts';

/** A verb that is usually passive after “si”, and the reflexive meanings that are then excluded. */
type Passive = readonly [forms: string, pronominal: string, following: RegExp];

const nounPhrase =
  /^(?:il|lo|la|i|gli|le|l’|un|un’|uno|una|del|dello|della|dell’|dei|degli|delle|quest[oaie]|quest’|quell[oaie’]|quel|quei|tale|tali|ogni|ciascun[oa]?|alcun[ie]|molt[oaie]|poch[ie]|vari[ei]?|divers[ei]|numeros[ei]|tutt[ei]|due|tre|quattro|nessun[oa]?|anche|inoltre|quindi|pertanto|altresì|\d.*)$/;
const nounPhraseOrThat = new RegExp(`${nounPhrase.source}|^che$`);

const passives: readonly Passive[] = [
  [
    'chiede chiedono chiedeva chiedevano chiese chiesero chiederà domanda domandava',
    'wonder/verb',
    /^(?:di|che|a|al|all[aeo’]|ai|agli|il|lo|la|i|gli|le|l’|un|un’|una|pertanto|quindi|inoltre|altresì|invece|anche|venia|scusa|conferma|conto|perdono)$/,
  ],
  ['concede concedono concedeva concedevano concesse concederà', 'indulge/verb', nounPhrase],
  [are('registr'), 'check-in/verb sign-up/verb', /./],
  ['ricorda ricordano', 'remember-ricordarsi/verb', /^(?:che|inoltre|infine|altresì|anche)$/],
  ['riferisce riferiscono', 'refer/verb', /^che$/],
  [are('dimostr'), 'prove-to-be-dimostrarsi-it/verb', /^(?:che|come|il|la|l’|inoltre)$/],
  [
    are('present'),
    'come-up-arise/verb turn-up-arrive/verb appearance-come/verb present-oneself-presentarsi-it/verb appear-as-presentarsi-it/verb',
    /^(?:domanda|istanza|ricorso|richiesta|denuncia)$/,
  ],
  ['ripete ripetono ripeteva ripeté', 'recur-ponoviti-se-sl/verb', /^(?:che|spesso|da|quanto)$/],
  ['inserisce inseriscono inserirà', 'fit-in/verb', nounPhrase],
  ['esprime esprimono espresse', 'speak-out-ruling/verb', nounPhrase],
  ['risolve risolvono risolveva risolverà', 'end-in-result-saldarse/verb', nounPhrase],
  ['traduce traducono', 'end-in-result-saldarse/verb', nounPhrase],
  ['prescrive prescrivono', 'become-time-barred/verb', nounPhraseOrThat],
  [are('cancell'), 'unsubscribe/verb', nounPhrase],
  [are('scaric'), 'run-down-battery/verb', nounPhrase],
  [are('prepar'), 'get-ready/verb', nounPhrase],
  ['offre offrono offriva offrivano offrirà', 'volunteer/verb', nounPhrase],
  ['permette permettono permetteva', 'afford/verb', /^(?:che|a|al|all[aeo’]|ai|agli|così|inoltre)$/],
  [are('accert'), 'make-certain/verb', nounPhrase],
  [are('consum'), 'wear-out/verb burn-out/verb', nounPhrase],
  [are('misur'), 'try-on/verb', /^(?!(?:quest[oa]|un|il)$)/],
  [are('attiv'), 'mobilise-oneself/verb', nounPhrase],
  ['stabilisce stabiliscono stabiliva stabilì stabilirà', 'settle-s-etablir/verb', nounPhraseOrThat],
  [are('afferm'), 'consolidate-strengthen-oneself/verb', /^(?:che|il|la|l’)$/],
  ['sente sentono sentiva sentivano sentì', 'feel-state/verb', /^(?:un|un’|una|uno|il|lo|la|l’|i|le|dire|parlare)$/],
  ['trattiene trattengono', 'restrain-oneself/verb linger/verb', nounPhrase],
  ['tiene tengono tenne', 'keep-have/verb', /^(?:il|l’|la|un|una)$/],
  ['pronuncia pronunciano', 'make-excuses-izgovarjati-se-sl/verb', /./],
  ['conta contano', 'be-counted-among/verb', /^(?!(?:tra|fra)$)/],
  ['iscrive iscrivono', 'sign-up/verb', nounPhrase],
  ['mette mettono metteva mettevano', 'put-on/verb', /^in$/],
  ['perde perdono perdeva', 'get-lost/verb', /^(?:tempo|il|la|l’|un|una|molto|troppo|ogni|così)$/],
  ['propone propongono proponeva', 'set-out-to/verb', nounPhrase],
  ['informa informano', 'inquire/verb', nounPhraseOrThat],
  ['gode godono godeva', 'enjoy/verb enjoy-have/verb', /^(?:di|del|dell[aeo’]|dei|degli)$/],
  [are('realizz'), 'come-true/verb', nounPhrase],
  [
    'aggiunge aggiungono aggiunga aggiungano aggiungeva aggiungevano aggiunse aggiunsero aggiungerà aggiungeranno',
    'be-added-join-de/verb',
    /./,
  ],
];

const patterns = new Map(
  passives.flatMap(([forms, , following]) => forms.split(' ').map((form) => [form, following] as const)),
);

const person =
  /^(?:io|lui|lei|egli|ella|essi|esse|loro|chi|nessuno|qualcuno|ognuno|uomo|donna|ragazz[oaie]|bambin[oaie]|signor[aei]?|madre|padre|presidente|ministro|direttore|sindaco|giudice|lettore|cliente|utente|giornalista|autore|deputato|poi)$/;

/**
 * Whether the subject before “si” is a person: “Anna si chiede” (Anna wonders), “l’uomo si concede” (the man allows himself).
 */
const isOfPerson = (subject: ReadWord | undefined, isFirst: boolean): boolean =>
  subject !== undefined &&
  (person.test(subject.form) || (isCapitalised(subject) && (!isFirst || subject.analyses.length === 0)));

/**
 * Whether “si” makes the verb passive: “si concede una proroga” (an extension is granted), “si chiede di rispondere” (a
 * reply is requested), but not “Anna si concede una pausa” (Anna allows herself a break) or “si chiede perché” (wonders
 * why).
 */
function isPassive(verb: ReadWord | undefined, next: ReadWord | undefined, subjects: readonly ReadWord[]): boolean {
  const following = patterns.get(verb?.form ?? '');
  if (verb === undefined || following === undefined || next === undefined) return false;
  if (next.start - verb.end > 1 || !following.test(next.form)) return false;
  const before = subjects.at(-1)?.form === 'non' ? subjects.slice(0, -1) : subjects;
  return !isOfPerson(before.at(-1), before.length === 1);
}

const followsSi = ({ word, before, earlier, after: [next] }: Place): boolean =>
  before?.form === 'si' && word.start - before.end === 1 && isPassive(word, next, earlier.slice(0, -1));

/** In legal and official Italian, a verb with “si” is mostly passive: “si concede una proroga” (an extension is granted). */
export const italianPassiveSi: readonly Rule[] = [
  ...passives.map(
    ([forms, pronominal]): Rule => ({
      forms: { it: forms },
      means: (conceptId) => !pronominal.split(' ').includes(conceptId),
      holds: followsSi,
      weightElsewhere: 1,
      weightOfOthers: 1e-3,
      isForSingleVersion: true,
    }),
  ),
  {
    forms: { it: 'si' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: ({ earlier, after: [verb, next] }) => isPassive(verb, next, earlier),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];
