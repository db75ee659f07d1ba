import type { Place, Rule } from '../../grammar-rule.ts';
import { mainly, only } from '../italian-places.ts';
import { beforeIs, both, either, mostly, near, nextIs, not, sense, soon } from '../italian-senses.ts';

const report =
  /^(?:pubblic|present|consegn|denunci|onu$|istat$|censis$|commission|redatt|diffus|document|pagin|rivel|firmat|stil|polizi|carabinier|ispettor|annual[ei]$|confidenzial|bozz|amnesty|servizi$|scritt|inviat|agli?$)/;
const lessons =
  /^(?:student|docent|insegn|scuol|scolast|universit|iscri|frequent|lezion|alliev|formazion|lavorator|aggiornament|laure|diplom|alunn|professor|specializz|master|inglese|francese|tedesco|recupero|tenut|cattedr|abilit)/;
const typesOfLessons =
  /^(?:serale|serali|diurn[oi]|sperimental[ei]|universitari[oi]?|intensiv[oi]|gratuit[oi]|estiv[oi]|preparatori[oi]?|accelerat[oi]|formativ[oi]|triennal[ei]|biennal[ei]|annual[ei]|professional[ei]|elementar[ei]|avanzat[oi]|online|post|introduttiv[oi]|prematrimonial[ei]|linguistic[oi])$/;

const isInTime = beforeIs(/^(?:in|nel|del|dal|suo|nuovo|normale|naturale|al)$/);
const ofArticle = ({ after: [, second] }: Place) =>
  /^(?:un|una|uno|un’|quest[oaie]|quel|quell[aeo]|anni|secoli|cui|vita)$/.test(second?.form ?? '');

const isLessons = either(
  nextIs(typesOfLessons),
  both(nextIs(/^(?:di|d’|per|su)$/), not(ofArticle), not(isInTime)),
  both(near(lessons), not(beforeIs(/^(?:in|nel)$/))),
);

const illness =
  /^(?:malor|infart|sincop|ictus|svenim|panic|crisi$|paur|rabbi|raptus|dubb|sonn|stupor|vertigin|febbr|nausea|rimors|dolor|angosci)/;

/** Senses of nouns that are common in news and official texts. */
export const italianWrittenNouns: readonly Rule[] = [
  // “rapporto” means “report” in “il rapporto della commissione” (the commission’s report), but not in “il rapporto tra i
  // due” (the relationship between the two).
  sense(
    'rapporto rapporti',
    'report/noun',
    both(
      either(near(report), nextIs(/^(?:dell’onu|sull[aeo’]|sul|sui|consegna|ufficiale|preliminare|segreto)$/)),
      not(
        nextIs(
          /^(?:con|tra|fra|di|d’|a|al|sessual[ei]|uman[oi]|personal[ei]|affettiv[oi]|diplomatic[oi]|commercial[ei]|stretto|difficile)$/,
        ),
      ),
      not(soon(/^(?:tra|fra|con)$/, 3)),
      not(beforeIs(/^(?:in|suo|suoi|loro|nostro|nostri|buoni|ottimi|avere|stretto)$/)),
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “corso” means “lessons” in “un corso serale” (an evening class), but not in “nel corso degli anni” (over the years).
  sense('corso corsi', 'course-of-lessons/noun', isLessons, { weightElsewhere: 1, weightOfOthers: 1e-4 }),
  sense('corsi', 'course-of-lessons/noun', not(nextIs(/^(?:d’|di)$/)), { weightElsewhere: 1, weightOfOthers: 0.01 }),
  // “figlio” means “child” in “aspetta un figlio” (is expecting a child), but not in “suo figlio” (his son).
  sense(
    'figlio',
    'child-son-or-daughter/noun',
    both(
      beforeIs(/^(?:un|ogni|primo|secondo|terzo|quarto|altro|nessun|qualche|unico|per)$/),
      not(near(/^(?:figli[ae]$|figlie$|maschi[oi]?$|femmin|figlio$)/)),
    ),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  // “colta” means “overcome” in “colta da malore” (suddenly taken ill).
  only(
    'colto colta colti colte colse colsero coglie cogliere',
    'overcome-seize-feeling/verb',
    both(soon(/^(?:da|dal|dall[aeo’]|un|una|la)$/), near(illness)),
  ),
  // “eroina” means “heroin” in “tre chili di eroina” (three kilos of heroin), but not in “l’eroina del film” (the film’s
  // heroine).
  mainly(
    'eroina',
    'heroin/noun',
    near(
      /^(?:drog|chil[io]$|gramm[io]$|spacci|sequestr|tossic|cocain|dos[ei]$|overdose|traffic|morfin|narco|polizi|carabinier|bucar|iniett|hashish|metadone|uccid|uccis|morire)/,
    ),
  ),
  mostly('puntata puntate', 'episode/noun', near(/^(?:euro$|scommes|casin|gioc[oa]|roulette)/)),
  // “vite” means “vine” in “la coltivazione della vite” (vine-growing), but not in “stringere una vite” (tighten a screw).
  mainly(
    'vite viti',
    'vine/noun',
    near(
      /^(?:uv[ae]$|vin[oi]$|vign|collin|coltiv|grappol|piant|oliv|contadin|agricol|vendemm|fogli[ae]$|filossera|terren)/,
    ),
  ),
  mostly(
    'insegna insegne',
    'sign-insegna-it/noun',
    near(/^(?:araldic|imperial|regal|reggiment|vescov|nobiliar|cavallere)/),
  ),
  mostly(
    'testata',
    'masthead-testata-it/noun',
    near(/^(?:nas[oi]$|fronte$|arbitro|colp|portier|difensor|missil|nuclear|atomic|motor|letto$|muro$)/),
  ),
  sense('testata', 'warhead/noun', near(/^(?:missil|nuclear|atomic)/), { weightElsewhere: 0.01, weightOfOthers: 1e-3 }),
  // “credito” means “standing” in “gode di grande credito” (is held in high esteem), but not in “la banca nega il credito” (the
  // bank refuses credit).
  only(
    'credito',
    'standing-credito-it/noun',
    both(
      near(/^(?:god[eo]|godono|godeva|trov[aò]|dare|dà|dato|dava|diede|dando|perd|acquist|senza)$/),
      not(near(/^(?:banc|mutu|interess|istitut|euro$|lire$|fiscal|carta$|tass)/)),
    ),
  ),
  // “astrofisica” means “astrophysics” in “l’astrofisica studia le stelle”, but not in “un’astrofisica” (a female
  // astrophysicist).
  mainly('astrofisica', 'astrophysics-astrofisica-it/noun', not(beforeIs(/^(?:un’|giovane|nota|famosa)$/))),
];
