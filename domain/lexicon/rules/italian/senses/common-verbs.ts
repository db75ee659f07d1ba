import type { Rule } from '../../grammar-rule.ts';
import { beforeIs, both, either, inClass, mostly, near, nextIs, not, sense, soon } from '../italian-senses.ts';
import { are } from '../italian-verb-forms.ts';

const formsOfSuperare =
  'superare supera superano superò superarono superava superavano supererà supereranno superato superata superati superate superando superi superino superiamo superasse';

const hardship =
  /^(?:cris[ei]$|difficolt|ostacol|paur|problem|trauma|timor|limit[ei]$|prove$|resistenz|division|malatti|conflitt|handicap|barrier|dolor|lutt[oi]$|diffidenz|pregiudizi|contrast|impasse|momento$|shock$|divergenz)/;

const place =
  /^(?:cittadin|paes[ei]$|villaggi|pont[ei]$|fium[ei]$|confin[ei]$|cancell|porta$|curva|collin|incroc|casello|mont[ei]$|soglia$|traguardo)/;

const onTheRoad = /^(?:auto$|macchin|camion|ciclist|pilot|corsia|sorpass|motocicl|furgon|strada$|vettur|curva$)/;

const music =
  /^(?:music|chitarr|violin|pian[oi]$|pianofort|band$|orchestr|concert|strument|tromb|batteri|canzon|bran[oi]$|flaut|not[ae]$|jazz|basso$|inno$|sassofon|valzer|notturno)/;

const bell = /^(?:telefon|campan|svegli|cellular|citofon|alla$|sirena|allarm|squill)/;

/** Frequent verbs with two everyday senses. */
export const italianCommonVerbs: readonly Rule[] = [
  // “supera” means “exceed” in “supera i mille euro” (exceeds a thousand euros), but not in “superare la crisi” (overcome
  // the crisis).
  mostly(formsOfSuperare, 'exceed/verb', either(near(hardship), soon(place, 3), near(onTheRoad), soon(/^esam[ei]$/))),
  mostly(formsOfSuperare, 'overcome/verb', not(near(hardship))),
  mostly(formsOfSuperare, 'overtake/verb', not(both(near(onTheRoad), not(near(hardship)), not(soon(place, 3))))),
  sense(formsOfSuperare, 'pass-by-superare-it/verb', both(soon(place, 3), not(near(hardship))), {
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  }),
  sense(formsOfSuperare, 'pass-exam-superare-it/verb', soon(/^(?:esam[ei]$|test$|selezion|concors|collaudo$)/), {
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  }),
  // “suona” means “play” in “suona il piano” (plays the piano), and “ring” in “il telefono suona” (the telephone rings).
  mostly(are('suon'), 'play-music/verb', not(near(music))),
  mostly(are('suon'), 'ring/verb', not(both(near(bell), not(near(music))))),
  // “tirare” means “throw” in “tirare un sasso” (throw a stone).
  sense(
    are('tir'),
    'throw-tirare-it/verb',
    soon(/^(?:sass[oi]$|pietr[ae]$|pall[aeo]|uov[ao]$|bomb|monet|petard|pomodor|frecc)/, 3),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.01,
    },
  ),
  // “si estingue” means “end” in “l’obbligazione si estingue” (the obligation ends), but not in “la specie si estingue” (the
  // species dies out).
  sense(
    'estingue estinguono estingueva estinguevano estinse estinsero estinguerà estinguersi estinto estinta estinti estinte estingua estinguano',
    'lapse-estinguersi-it/verb',
    near(
      /^(?:obbligazion|diritt|reat[oi]$|debit|credit|usufrutt|servitù|contratt|process|garanzi|ipotec|pen[ae]$|pegno|prescri|azione$|termin|mutu[oi]$)/,
    ),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-3 },
  ),
  // “scoppiata” means “broke out” in “è scoppiata la guerra” (war broke out), but not in “il palloncino è scoppiato” (the
  // balloon burst).
  mostly(
    are('scoppi'),
    'break-out-scoppiare-it/verb',
    near(
      /^(?:pallon|pallonc|bomb[ae]$|gomm|pneumatic|boll[ae]$|tubo$|tubi$|caldaia|cuore$|piang|lacrim|pianto$|ridere$|risa|test[ae]$)/,
    ),
  ),
  // “morto” is a verb in “è morto a Roma” (died in Rome), but not in “suo padre è morto” (his father is dead).
  inClass(
    'morto morta morti morte',
    'verb',
    both(
      beforeIs(/^(?:è|era|sono|erano|fosse|sarebbe|essere|siano)$/),
      nextIs(/^(?:ad?|in|nel|nell[ae’]|all[ae’]|di|dopo|per|il|l’|mentre|durante|poco|sul|sotto|due|tre|qui)$/),
    ),
  ),
];
