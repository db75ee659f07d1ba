import type { Aspect } from '../../lexicon/concept.ts';
import type { Features } from '../../lexicon/morphology/features.ts';
import { sharedFeatures } from './shared-features.ts';

interface Asked {
  readings: readonly Features[];
  /** The text of the sentence before and after the form. */
  before: string;
  after: string;
  aspect: Aspect | undefined;
}

/** The features of a Slovenian verb form that are certain in its sentence. */
export function chooseSlovenianForm({ readings, before, after, aspect }: Asked): Features | undefined {
  const finite = withoutPassive(readings, before);
  const possible = byPerson(byNumber(byCommand(finite, { before, after, aspect }), before, after), before, after);
  const [first, ...others] = possible;
  if (first === undefined || others.some(({ tense }) => tense !== first.tense)) return undefined;
  return sharedFeatures(possible);
}

/**
 * Some finite forms look like a declined passive participle: “vstanem” (I get up). They count as a participle only after a
 * preposition or an auxiliary.
 */
function withoutPassive(readings: readonly Features[], before: string): readonly Features[] {
  const others = readings.filter(({ tense }) => tense !== 'passive-participle');
  return others.length === 0 || besidePassive.test(before) ? readings : others;
}

const besidePassive =
  /(?<!\p{L})(?:v|na|o|ob|po|pri|od|do|z|s|za|iz|pred|pod|nad|med|sem|si|je|sva|sta|smo|ste|so|bil[aeio]?|bo|bodo|biti)\s+(?:\p{L}+\s+)?$/iu;

/**
 * Many forms are both a command and the present: “napolni” (fill, fills). At the beginning of a sentence, a perfective verb
 * is a command; an imperfective verb can be both. After a subject, the form is the present.
 */
function byCommand(
  readings: readonly Features[],
  { before, after, aspect }: Pick<Asked, 'before' | 'after' | 'aspect'>,
): readonly Features[] {
  const commands = readings.filter(({ tense }) => tense === 'imperative');
  if (commands.length === 0 || commands.length === readings.length) return readings;
  const others = readings.filter(({ tense }) => tense !== 'imperative');
  const isBesideCommand = command.test(before) || command.test(after);
  if (aspect !== 'ipf' && (opensSentence.test(before) || isBesideCommand)) return commands;
  return opensClause.test(before) || isBesideCommand ? readings : others;
}

const opensSentence = /^[\p{P}\s]*(?:ne )?$/iu;
const opensClause = /(?:^|\p{P})\s*$/u;

/**
 * Forms that are always commands: “poglej” (look), “vzemi” (take), “dodajte” (add). If a sentence contains such a form, its
 * other verbs are probably commands too.
 */
const command =
  /(?<!\p{L})(?:(?:po)?glej|(?:po)?čakaj|pridi|pojdi|vzemi|daj|dodaj|povej|primi|vrzi|teci|zapri|odpri|bodi|najdi|poslušaj|vprašaj|izberi|preberi|začni|piši|napiši|zapiši|nariši|poišči|prinesi|odnesi|nareži|zmešaj|premešaj|prižgi|skuhaj)(?:te|ta)?(?!\p{L})/iu;

/** The auxiliary verb shows the number of the participle: in “sta tiho zaspala” (the two fell asleep quietly) it is dual. */
function byNumber(readings: readonly Features[], before: string, after: string): readonly Features[] {
  const number =
    helpers.find(({ behind }) => behind.test(before))?.number ?? helpers.find(({ ahead }) => ahead.test(after))?.number;
  const fitting = readings.filter((each) => each.tense !== 'participle' || each.number === number);
  return number === undefined || fitting.length === 0 ? readings : fitting;
}

const helper = (number: Features['number'], forms: string) => ({
  number,
  behind: new RegExp(String.raw`(?<!\p{L})(?:${forms})\s+(?:\p{L}+\s+){0,6}$`, 'iu'),
  ahead: new RegExp(String.raw`^\s+(?:s[ei] )?(?:${forms})(?!\p{L})`, 'iu'),
});

const helpers = [
  helper('dual', 'sva|sta|bova|bosta|nisva|nista'),
  helper('plural', 'smo|ste|so|bomo|boste|bodo|nismo|niste|niso'),
  helper('singular', 'sem|si|je|bom|boš|bo|nisem|nisi|ni'),
];

/**
 * In the dual (the form for two), the second and the third person are the same: “iščeta” means “you two look for” or “they
 * two look for”. It is the third person, unless the sentence addresses two people or asks a question. Then only the dual is
 * certain.
 */
function byPerson(readings: readonly Features[], before: string, after: string): readonly Features[] {
  const isDual = readings.length === 2 && readings.every(({ person }) => person === '2du' || person === '3du');
  if (!isDual) return readings;
  const text = `${before} ${after}`;
  if (/(?<!\p{L})vidv[ae](?!\p{L})/iu.test(text)) return readings.filter(({ person }) => person === '2du');
  if (/(?<!\p{L})(?:vaju|vama|vajin\p{L}*)(?!\p{L})|\?/iu.test(text))
    return readings.map((each): Features => ({ ...each, number: 'dual' }));
  return readings.filter(({ person }) => person === '3du');
}
