import { endOfClause, isConcept, type Rule } from '../../grammar-rule.ts';
import { isOnly } from '../../word-classes.ts';
import { forms, hasInfinitive, hasNear, isInFuture, isInPassive } from '../german-context.ts';

/** How many words after “mag” (may) are searched for the infinitive. */
const reachOfInfinitive = 8;

export const germanVerbRules: readonly Rule[] = [
  {
    forms: { de: 'gehört' },
    means: isConcept('hear/verb'),
    holds: hasNear(/^(?:hab|hat|hast|hätt|wurde|wird|werde|gehört|nie|schon)/),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    // “geschickt” means “sent” in “hat den Brief geschickt” (sent the letter), but not in “sie ist geschickt” (she is
    // skilful).
    forms: { de: 'geschickt' },
    means: isConcept('send/verb'),
    holds: hasNear(/^(?:hab|hat|hatt|hätt|wurde|wird|werde|worden)/),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'lassen lässt läßt lasse lass lasst ließ ließen ließt gelassen' },
    means: isConcept('have-done-de/verb'),
    holds: hasInfinitive,
    weightElsewhere: 1e-3,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'lassen lässt läßt lasse lass lasst ließ ließen gelassen' },
    means: isConcept('leave-de/verb'),
    holds: (place) => !hasInfinitive(place),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.05,
  },
  {
    // “gefallen” means “fallen” in “ist gefallen” (has fallen), but not in “hat mir gefallen” (pleased me).
    forms: { de: 'gefallen' },
    means: isConcept('fall/verb'),
    holds: (place) =>
      hasNear(/^(?:ist|sind|war|waren|bin|bist)$/)(place) &&
      !hasNear(/^(?:mir|dir|ihm|ihr|uns|euch|ihnen|hat|haben|hatte)$/)(place),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    // “gelungen” means “succeeded” in “das ist ihm gelungen” (he succeeded in that), but not in “ein gelungener Abend” (a
    // successful evening).
    forms: { de: 'gelungen' },
    means: isConcept('succeed/verb'),
    holds: (place) =>
      hasNear(/^(?:mir|dir|ihm|ihr|uns|euch|ihnen|es|den|dem)$/)(place) ||
      place.rest.some(({ form }, index) => form === 'zu' && index > 0),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // The regular forms of “schaffen” mean “manage”: “geschafft” (managed). The irregular forms mean “create”: “geschaffen”
    // (created).
    forms: { de: 'geschafft schaffte schafften schafftest' },
    means: isConcept('manage-succeed/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “ergeben” means “shown” in “hat ergeben, dass” (has shown that).
    forms: { de: 'ergeben ergab ergaben ergibt' },
    means: isConcept('show-reveal-de/verb'),
    holds: (place) =>
      place.rest.slice(0, 2).some(({ form }) => /^(?:dass|daß|wie|ob)$/.test(form)) && !hasNear(/^sich$/)(place),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'eingerichtet einrichten eingerichtete eingerichteten' },
    means: isConcept('furnish-de/verb'),
    holds: hasNear(
      /^(?:zimmer|wohnung|haus|hotel|praxis|restaurant|schön|gemütlich|modern|liebevoll|stilvoll|geschmackvoll|nett|toll|möbel|küche|raum|räume|laden|apartment|büro|komfortabel)/,
    ),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    // “machst” means “do” in “Was machst du?” (what are you doing?), but not in “was ihn glücklich macht” (what makes him
    // happy).
    forms: { de: 'machen macht machte machten gemacht mache machst mach' },
    means: isConcept('do/verb'),
    holds: (place) =>
      hasNear(
        /^(?:was|nichts|etwas|alles|sonst|dagegen|vieles|hausaufgabe.*|sport|job|praktikum|ausbildung|lehre|yoga|training|übung.*|kurs|diplom|politik)$/,
      )(place) && !(place.before !== undefined && isOnly(place.before, ['adjective', 'adverb'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “dürfte” means “be likely” in “Das dürfte schwierig werden” (that is likely to be difficult), but not in “Dürfte ich
    // das sehen?” (may I see that?).
    forms: { de: 'dürfte dürften' },
    means: isConcept('be-likely-duerfte-de/verb'),
    holds: (place) => place.before !== undefined && !hasNear(/^(?:ich|wir|nicht)$/)(place),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    forms: { de: 'darf darfst dürfen dürft durfte durften durftest gedurft dürfe' },
    means: isConcept('be-likely-duerfte-de/verb'),
    holds: () => false,
    weightElsewhere: 1e-6,
  },
  {
    // “könnte” means “could” in “Das könnte stimmen” (that could be right), but not in “das kann stimmen” (that can be
    // right).
    forms: { de: 'könnte könnten könntest könntet' },
    means: isConcept('could-koennte-de/verb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    forms: { de: 'können kann kannst könnt konnte konnten konntest gekonnt könne' },
    means: isConcept('could-koennte-de/verb'),
    holds: () => false,
    weightElsewhere: 1e-7,
  },
  {
    // “mag” means “may” in “das mag seltsam klingen” (that may sound strange), but not in “er mag Hunde” (he likes dogs).
    forms: { de: 'mag mögen' },
    means: isConcept('may-moegen-de/verb'),
    holds: (place) =>
      place.rest
        .slice(0, reachOfInfinitive)
        .some(
          ({ form, end }, index, near) =>
            form === 'sein' &&
            (near[index + 1] === undefined ||
              /^(?:und|oder)$/.test(near[index + 1]?.form ?? '') ||
              (near[index + 1]?.start ?? 0) - end > 1),
        ) ||
      [place.before, endOfClause(place)].some((word) =>
        /^(?:sein|haben|werden|scheinen|klingen|geben|erscheinen|wirken|stimmen|gelten|zutreffen|verwundern|überraschen)$/.test(
          word?.form ?? '',
        ),
      ),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-5,
  },
  {
    forms: { de: 'mochte mochten magst mögt gemocht mochtest möge' },
    means: isConcept('may-moegen-de/verb'),
    holds: () => false,
    weightElsewhere: 1e-6,
  },
  {
    // “verlegen” means “embarrassed” in “lächelte verlegen” (smiled, embarrassed).
    forms: { de: 'verlegen' },
    means: isConcept('embarrassed/adjective'),
    holds: hasNear(/^(?:lächel|grins|schau|blick|sah|räusper|kratz|stand|wirk|etwas|ganz|sehr|um$)/),
    weightElsewhere: 0.1,
    weightOfOthers: 0.001,
  },
  {
    forms: { de: forms.werden },
    means: isConcept('be-passive/verb'),
    holds: isInPassive,
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “wird” means “will” in “wird morgen kommen” (will come tomorrow).
    forms: { de: 'wird werden werde werd wirst werdet' },
    means: isConcept('will/verb'),
    holds: isInFuture,
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
];
