import { gapBefore, infinitiveAfter, isConcept, lengthOfComma, type Place, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple } from '../../word-classes.ts';
import { nextForm } from '../portuguese-context.ts';

/** Words between “haver” and its participle: “já” in “havia já sido” (had already been). */
const mayComeBetween = /^(?:já|ainda|também|sempre|nunca|só|apenas|se|me|lhes?|[oa]s?|\p{L}{3,}mente)$/u;

/**
 * Masculine participles in the singular. Only they form the perfect: “havia retirado” (had removed), but “havia feridos”
 * (there were injured people).
 */
const participleOfPerfect = /(?:[aií]do|feito|dito|visto|posto|[bp]erto|scrito|vindo|pago|ganho|gasto|entregue|morto)$/;

/** Whether a participle follows a form of “haver” or “ter” (have), so that the two form a perfect tense. */
export const formsPerfect = ({ after }: Pick<Place, 'after'>): boolean => {
  const next = after.find(({ form }) => !mayComeBetween.test(form));
  return next !== undefined && participleOfPerfect.test(next.form) && isParticiple(next, 'pt');
};

const standsAlone = ({ word, before, rest }: Place): boolean =>
  (before === undefined || word.start - before.end > 1) &&
  (rest[0] === undefined || rest[0].start - word.end > lengthOfComma - 1);

export const portugueseHomographRules: readonly Rule[] = [
  {
    // “havia” means “had” in “havia retirado” (had removed), but not in “havia feridos” (there were injured people).
    forms: {
      pt: 'havia haviam havíamos haver havendo haja hajam houvera houveram houvesse houvessem houver houverem haverá haverão haveria haveriam',
    },
    means: isConcept('have/verb'),
    holds: formsPerfect,
    weightElsewhere: 0.05,
    weightOfOthers: 1e-5,
  },
  {
    // “menos” means “minus” in “10 menos 3” (10 minus 3), but not in “fala menos” (talks less).
    forms: { pt: 'menos' },
    means: isConcept('minus/preposition'),
    holds: ({ before, after: [next] }) => /^\d/.test(before?.form ?? '') && /^\d/.test(next?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.1,
  },
  {
    // “Silêncio” and “Cuidado” are exclamations in “Silêncio!” (silence) and “Cuidado!” (careful), but “silêncio” is not in
    // “silêncio sepulcral” (deathly silence).
    forms: { pt: 'silêncio atenção cuidado calma alto viva bolas raios fora bravo pronto rápido salve perdão como' },
    means: (_, partOfSpeech) => partOfSpeech === 'interjection',
    holds: standsAlone,
    weightElsewhere: 0.02,
    weightOfOthers: 1,
  },
  {
    // “Os” in “Os comandados de” (the men led by) is an article: no object pronoun stands at the start of a sentence or
    // clause.
    forms: { pt: 'o a os as' },
    means: (conceptId) => !/^(?:him|her|it|them|you-.*)\/pronoun$/.test(conceptId),
    holds: (place) => !place.word.isAttached && (place.before === undefined || gapBefore(place) > 1),
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
  },
  {
    // “descoberto” means “bare” in “de peito descoberto” (bare-chested), but not in “foi descoberta” (was discovered).
    forms: { pt: 'descoberto descoberta descobertos descobertas' },
    means: isConcept('bare/adjective'),
    holds: ({ before }) => /^(?:a|peito|cabeça|ombros?|rosto)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.1,
  },
  {
    // “deve” means “owe” in “deve dinheiro ao irmão” (owes his brother money), but not in “deve chegar” (must arrive).
    forms: {
      pt: 'deve devem devo deves devemos devia deviam devíamos deveria deveriam deverá deverão deveríamos dever deva devam devesse devessem',
    },
    means: isConcept('owe/verb', 'owe-to/verb'),
    holds: (place) => {
      const { word, after, language, lexicon } = place;
      const isClosed = (after[0]?.start ?? word.end + lengthOfComma) - word.end > 1;
      return (
        !isClosed &&
        !infinitiveAfter(place) &&
        !after.some((each) => isInfinitive(each, language, lexicon)) &&
        nextForm(after) !== 'se'
      );
    },
    weightElsewhere: 1e-3,
    weightOfOthers: 0.2,
  },
  {
    // “ele” before a negation or a pronoun is the subject: “ele se lembra” (he remembers).
    forms: { pt: 'ele ela eles elas' },
    means: (conceptId) => !/^(?:him|her|them)\/pronoun$/.test(conceptId),
    holds: ({ before, after }) =>
      !/^(?:a|de|em|por|para|com|sem|sobre|contra|entre|até)$/.test(before?.form ?? '') &&
      /^(?:não|nunca|se|me|te|nos|lhes?|já|também|ainda|só|sempre|próprio|própria)$/.test(nextForm(after)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “irá” means “will” in “irá exibir” (will show), but not in “irá ao mercado” (will go to the market).
    forms: { pt: 'irá irão irei iremos iria iriam iríamos' },
    means: isConcept('will/verb'),
    holds: infinitiveAfter,
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
  },
  {
    // “suspeita” is a verb in “o bombeiro suspeita que” (the firefighter suspects that), but not in “a suspeita de que” (the
    // suspicion that).
    forms: { pt: 'suspeita suspeitas' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, after }) => nextForm(after) === 'que' && !/^(?:[dn]?as?|à|uma|sua)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “veja” means “see” in “veja-se o exemplo” (see the example).
    forms: { pt: 'veja vejam viu viram vê veem vêem' },
    means: isConcept('see/verb'),
    holds: ({ word, after: [next] }) => /^vej/.test(word.form) && next?.form === 'se' && next.isAttached,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “bem” means “quite” in “bem mais fácil” (quite a bit easier), but not in “trabalha bem” (works well).
    forms: { pt: 'bem' },
    means: isConcept('quite-bastante-pt/adverb'),
    holds: ({ after, lexicon }) =>
      /^(?:mais|menos|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?)$/.test(nextForm(after)) ||
      (isOnly(after[0], ['adjective'], lexicon) &&
        !isParticiple(after[0], 'pt') &&
        !/^(?:comum|público|cultural|móvel|material)$/.test(nextForm(after))),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
  },
  {
    // “nem” means “not even” in “a prova nem começou” (the race has not even begun), but not in “não confirmou nem
    // desmentiu” (neither confirmed nor denied).
    forms: { pt: 'nem' },
    means: isConcept('not-even/adverb'),
    holds: ({ earlier, rest, after: [next], lexicon }) =>
      isOnly(next, ['verb'], lexicon) &&
      ![...earlier, ...rest.slice(0, 8)].some(({ form }) => /^(?:não|nem|sem|nunca|ninguém|nada)$/.test(form)),
    weightElsewhere: 0.5,
    weightOfOthers: 0.01,
  },
  {
    // “que” after a verb with its pronoun is a conjunction: “diz-se que” (it is said that).
    forms: { pt: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: ({ before }) => before?.form === 'se' && before.isAttached,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // The meaning “it” gets a lower weight, because “levou-o” means “took him” as often as “took it”.
    forms: { pt: 'o a lo la' },
    means: isConcept('it/pronoun'),
    holds: () => false,
    weightElsewhere: 0.3,
    isAlsoForAttached: true,
  },
  {
    // “a” before a finite verb is a pronoun: “diz que a viu” (says that he saw her).
    forms: { pt: 'a' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: ({ before, after: [next], language, lexicon }) =>
      /^(?:que|não|quem|já|também|nunca|sempre|el[ea]s?|eu|só|ainda|quando|onde|tu|nós|você|ninguém|talvez)$/.test(
        before?.form ?? '',
      ) &&
      isOnly(next, ['verb'], lexicon) &&
      !isInfinitive(next, language, lexicon) &&
      !isParticiple(next, language),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “a” and “la” are feminine, so they do not mean “him”.
    forms: { pt: 'a la as las' },
    means: isConcept('him/pronoun'),
    holds: () => false,
    weightElsewhere: 1e-4,
    isAlsoForAttached: true,
  },
  {
    // “os” means “those” in “os que vieram” (those who came), but “o” does not mean “the one” in “levou-o” (took him).
    forms: { pt: 'o a os as lo la los las' },
    means: isConcept('the-one/pronoun'),
    holds: ({ word, after }) => !word.isAttached && /^(?:que|de|d[oa]s?|mais|menos)$/.test(nextForm(after)),
    weightElsewhere: 1e-4,
    weightOfOthers: 1,
    isAlsoForAttached: true,
  },
  {
    // “acusado” means “defendant” in “transfere o acusado para” (transfers the defendant to), but not in “foi acusado de”
    // (was accused of).
    forms: { pt: 'acusado acusada acusados acusadas' },
    means: isConcept('defendant/noun'),
    holds: ({ word, before, after: [next] }) =>
      /^(?:[dn]?[oa]s?|aos?|à|um|uma|dois|três|pelos?|vários|outros?)$/.test(before?.form ?? '') &&
      (!next || next.start - word.end > 1 || !/^(?:d[oae]s?|por|pel[oa]s?)$/.test(next.form)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.01,
  },
  {
    // “animado” in “animado pelo público” (cheered on by the audience) and “citado” in “foi citado” (was quoted) are
    // participles: they stand before “por” (by) or after a form of “ser” (be).
    forms: {
      pt: 'animado animada animados animadas elaborado elaborada elaborados elaboradas composto composta aplicado aplicada aplicados aplicadas determinado determinada determinados determinadas citado citada citados citadas cortado cortada cortados cortadas condenado condenada condenados condenadas achado achada achados achadas',
    },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, after }) =>
      /^(?:por|pel[oa]s?)$/.test(nextForm(after)) || /^(?:foi|foram|sido|ser|será|serão)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
];
