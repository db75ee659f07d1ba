import type { Rule } from '../../grammar-rule.ts';
import { adjectives, isAfter, isBefore, near, only } from '../spanish-senses.ts';
import { referenceParticiples } from './reference-verbs.ts';

/**
 * Whether the participle is an adjective: after an adverb of degree (“muy entregado”, very devoted) or a form of “ser” or
 * “estar”.
 */
const isDescribed = isAfter(
  /^(?:muy|más|tan|bastante|demasiado|poco|algo|menos|est(?:á|aba|án|aban|oy|ar|uvo)|es|son|era|eran|parece|bien)$/,
);

/**
 * Participles that have another meaning as adjectives: “una persona muy considerada” (a very considerate person), but “es
 * considerada la base” (is considered the basis).
 */
export const spanishParticipleSenses: readonly Rule[] = [
  ...referenceParticiples,
  only(adjectives('sentido'), 'heartfelt/adjective', isAfter(/^(?:muy|más|tan|pésame|homenaje|un)$/)),
  only(adjectives('producido'), 'grown-crop/adjective', () => false),
  only(adjectives('marcado'), 'labelling/noun', isAfter(/^(?:el|del|al|un|de)$/)),
  only(adjectives('marcado'), 'stark/adjective', isAfter(/^(?:muy|más|tan|contraste)$/)),
  only('pareja parejas', 'even-steady/adjective', isAfter(/^(?:muy|más|tan)$/)),
  // “denominado” means “so-called” in “el denominado modelo” (the so-called model), but not in “son denominadas” (are
  // called).
  only(
    adjectives('denominado', 'llamado'),
    'so-called/adjective so-called-known-as/adjective',
    isAfter(/^(?:el|la|los|las|un|una|del|al|este|esta|su)$/),
  ),
  only(adjectives('condenado'), 'doomed/adjective', isAfter(/^(?:est\S+|parec\S+)$/)),
  only(adjectives('considerado'), 'considerate/adjective', isAfter(/^(?:muy|poco|tan|más|bastante|persona|gente)$/)),
  // “agarrado” means “stingy” in “muy agarrado” (very stingy), but not in “agarrado a la cuerda” (holding on to the rope).
  only(
    adjectives(
      'agarrado',
      'aplicado',
      'arreglado',
      'calado',
      'creído',
      'cortado',
      'dedicado',
      'distinguido',
      'dotado',
      'entregado',
      'estirado',
      'forrado',
      'movido',
      'pulido',
      'vencido',
    ),
    'stingy/adjective committed-dedicated/adjective smart-dressed/adjective soaked/adjective cocky/adjective embarrassed/adjective polished-suave/adjective talented/adjective devoted/adjective uptight/adjective wealthy/adjective eventful/adjective slick/adjective',
    isDescribed,
  ),
  // “vencido” means “expired” in “un yogur vencido” (an expired yoghurt), but not in “los soldados vencidos” (the defeated
  // soldiers).
  only(
    adjectives('vencido'),
    'expired/adjective overdue/adjective',
    near(/^(?:fechas?|plazos?|facturas?|pagos?|yogur(?:es)?|alimentos?|productos?|deudas?|carnet|pasaporte)$/, 3),
  ),
  // “fundada” means “justified” in “una queja fundada” (a justified complaint), but not in “un club fundado en 1900” (a club
  // founded in 1900).
  only(
    adjectives('fundado'),
    'justified/adjective',
    near(/^(?:quejas?|temor(?:es)?|sospechas?|dudas?|críticas?|bien)$/, 2),
  ),
  only(adjectives('colocado', 'fumado'), 'stoned/adjective', () => false),
  only(adjectives('plantado'), 'standing-rooted/adjective', isAfter(/^(?:qued\S+|dej\S+)$/)),
  only(adjectives('prometido'), 'engaged/adjective', isAfter(/^(?:est\S+)$/)),
  // “Estimado” means “dear” in “Estimado señor” (dear sir), but not in “la población estimada” (the estimated population).
  only(
    adjectives('estimado'),
    'esteemed/adjective',
    (place) => place.before === undefined || isAfter(/^(?:muy|más|mi|mis)$/)(place),
  ),
  only(adjectives('afectado'), 'afflicted-ill/adjective', () => false),
  only(adjectives('repetido'), 'renewed/adjective', () => false),
  only(adjectives('ultimado'), 'settled-deal/adjective', () => false),
  // “citado” means “said” in “el citado libro” (the said book), but not in “un libro citado por otros” (a book quoted by
  // others).
  only(
    adjectives('citado', 'referido'),
    'said-cited/adjective',
    isAfter(/^(?:el|la|los|las|del|al|dicho|dicha|anteriormente|ya|arriba)$/),
  ),
  // “seguidos” means “in a row” in “tres años seguidos” (three years in a row), but not in “seguido de sus hijos” (followed
  // by his children).
  only(
    adjectives('seguido'),
    'in-a-row/adjective consecutive/adjective',
    (place) => !isBefore(/^(?:del?|por|muy|a)$/)(place),
  ),
  // “resuelta” means “determined” in “una persona resuelta” (a determined person), but not in “un problema resuelto” (a
  // solved problem).
  only(adjectives('resuelto'), 'determined/adjective', near(/^(?:persona|hombre|mujer|carácter|actitud|paso)$/, 2)),
  // “hecha” means “done” in “la carne está hecha” (the meat is done), but not in “están hechas de oro” (are made of gold).
  only(adjectives('hecho'), 'baked-done/adjective', near(/^(?:carne|pollo|filete|pescado|poco|muy|punto|arroz)$/, 3)),
  only(adjectives('encajado'), 'stuck-jammed/adjective', isAfter(/^(?:qued\S+|est\S+)$/)),
];
