import type { Rule } from '../../grammar-rule.ts';
import { isOnly, isParticiple } from '../../word-classes.ts';
import { usualVerbs } from '../cues/usual-verbs.ts';
import { cued, either, formOf, hasPronoun, isAfter, isBefore, near, only, verbs } from '../spanish-senses.ts';
import { boundEverydayVerbs } from './everyday-verbs.ts';
import { furtherBoundMeanings, furtherUsualVerbs, furtherVerbCues } from './further-verbs.ts';
import { referenceBoundVerbs, referenceVerbCues, referenceVerbs } from './reference-verbs.ts';

const articles =
  /^(?:el|la|los|las|un|una|unos|unas|este|esta|estos|estas|su|sus|otr[oa]s?|much[oa]s?|vari[oa]s|dos|tres|\d+)$/;

const cuedMeanings: readonly Rule[] = [
  cued(verbs('integrar'), 'join-become-part-es/verb', hasPronoun),
  // “limita” means “border” in “limita al norte con” (borders in the north on).
  cued(verbs('limitar'), 'border-on-es/verb', isBefore(/^(?:al|con)$/)),
  cued(verbs('manifestar'), 'demonstrate-show-itself-es/verb', hasPronoun),
  cued(verbs('retirar'), 'withdraw-retire-es/verb', hasPronoun),
  cued(verbs('prolongar'), 'go-on-last-es/verb', hasPronoun),
  cued(
    verbs('escalar'),
    'escalate-es/verb',
    near(/^(?:conflictos?|violencia|tensi(?:ón|ones)|guerra|crisis|precios?|puestos?|posici(?:ón|ones)|protestas?)$/),
  ),
  // “se funda” means “be founded” in “se funda en 1936” (is founded in 1936), but not in “para que se funda el metal” (so
  // that the metal melts).
  cued('funda fundan', 'found/verb', (place) => !near(/^(?:metal|hierro|nieve|hielo|queso|oro)$/)(place)),
  // “se crean” means “be created” in “se crean puestos” (jobs are created), but not in “no crean eso” (don’t believe that).
  cued('crean crea', 'create/verb', (place) => !isAfter(/^(?:que|no|cuando|lo)$/)(place)),
  cued(verbs('suponer'), 'suppose/verb', either(isBefore(/^(?:que|porque)$/), isAfter(/^(?:cabe|podemos)$/))),
  cued(verbs('suponer'), 'involve-mean-suponer/verb', isBefore(/^(?:un|una|el|la|los|las|su|para|más)$/)),
  cued(
    verbs('anotar'),
    'score/verb',
    near(/^(?:gol|goles|puntos?|carreras?|canastas?|tantos?|touchdowns?|partidos?|triples?|penaltis?)$/),
  ),
];

/** Meanings of verbs, mostly reflexive, that occur only in certain constructions. */
const boundMeanings: readonly Rule[] = [
  only(verbs('limitar'), 'border-on-es/verb', isBefore(/^(?:al|con)$/)),
  // “se hizo” means “became” in “se hizo famoso” (became famous), but not in “se hizo una película” (a film was made).
  only(
    verbs('hacer'),
    'become-get/verb',
    (place) =>
      hasPronoun(place) &&
      !articles.test(formOf(place.after[0])) &&
      !isOnly(place.after[0], ['preposition'], place.lexicon) &&
      !(/s$/.test(formOf(place.after[0])) && isOnly(place.after[0], ['noun'], place.lexicon)) &&
      !/^(?:cargo|eco|pasar|con|daño|realidad|esperar|llamar|notar|sentir|en|a|por|de|desde|para|colas)$/.test(
        formOf(place.after[0]),
      ),
  ),
  // “se buscó” means “brought upon himself” in “se buscó problemas” (got himself into trouble), but not in “se busca
  // camarero” (waiter wanted).
  only(
    verbs('buscar', 'ganar'),
    'bring-upon-oneself/verb',
    isBefore(/^(?:problemas?|líos?|enemigos?|enemistad|ruina)$/),
  ),
  // “se vio” means “found himself” in “se vio obligado” (found himself forced), but not in “se ven las casas” (the houses
  // are seen).
  only(
    verbs('ver'),
    'find-oneself/verb',
    (place) =>
      hasPronoun(place) &&
      (isParticiple(place.after[0], 'es') ||
        /^(?:en|envuelt\S+|mal|bien|libre|sin|a|ante)$/.test(formOf(place.after[0]))),
  ),
  // “se ofreció” means “volunteered” in “se ofreció a ayudar” (volunteered to help), but not in “la comida que se ofreció”
  // (the food that was offered).
  only(verbs('ofrecer'), 'volunteer/verb', isBefore(/^(?:a|para|como|voluntari\S+)$/)),
  // “se parece” means “resemble” in “se parece a su padre” (resembles his father), but not in “me han parecido serios”
  // (seemed serious to me).
  only(
    verbs('parecer'),
    'resemble/verb',
    (place) =>
      place.earlier.slice(-3).some(({ form }) => form === 'se') || /^(?:a|al|más|mucho)$/.test(formOf(place.after[0])),
  ),
  only(verbs('colocar'), 'get-high/verb', () => false),
  // “se cree” means “think oneself” in “se cree un genio” (thinks he is a genius), but not in “se cree que” (people believe
  // that).
  only(
    verbs('creer', 'pensar'),
    'think-imagine-believe-oneself/verb',
    (place) => !/^crean?$/.test(place.word.form) && !isBefore(/^que$/)(place),
  ),
  only('entrevista entrevistas', 'make-out-glimpse/verb', () => false),
  // “se registró” means “signed up” in “se registró en la web” (signed up on the website), but not in “se registra una
  // pérdida” (a loss is recorded).
  only(verbs('registrar'), 'sign-up/verb check-in/verb', isBefore(/^(?:en|como|para|online)$/)),
  // “se informó” means “inquired” in “se informó sobre el viaje” (inquired about the trip), but not in “poco se informa”
  // (little is reported).
  only(verbs('informar'), 'inquire/verb', isBefore(/^(?:de|sobre|acerca|bien|antes)$/)),
  // “se mostró” means “showed himself” in “se mostró partidario” (showed himself in favour), but not in “se muestra la
  // tabla” (the table is shown).
  only(
    verbs('mostrar'),
    'show-oneself-to-be/verb',
    (place) => hasPronoun(place) && !articles.test(formOf(place.after[0])),
  ),
  only(
    'central centrales',
    'power-station-centrale/noun',
    near(
      /^(?:eléctric\S+|nuclear\S*|hidroeléctric\S+|térmic\S+|energía|eólic\S+|solar\S*|carbón|reactor\S*|generador\S*)$/,
    ),
  ),
  only(verbs('sedar'), 'sedate/verb', () => false),
  only(verbs('correr'), 'come-orgasm/verb', () => false),
  only(verbs('liar'), 'hook-up-with/verb', () => false),
  // “se cuenta” means “be counted” in “se cuenta entre” (is counted among), but not in “se cuenta que” (people say that).
  only(verbs('contar'), 'be-counted-among/verb', isBefore(/^(?:entre|con|por)$/)),
  // “se estableció” means “settled” in “se estableció en” (settled in), but not in “se estableció un sistema” (a system was
  // established).
  only(verbs('establecer'), 'settle-down/verb', (place) => hasPronoun(place) && !articles.test(formOf(place.after[0]))),
];

export const usualVerbMeanings: readonly Rule[] = [...usualVerbs, ...furtherUsualVerbs, ...referenceVerbs];

export const cuedVerbMeanings: readonly Rule[] = [...cuedMeanings, ...furtherVerbCues, ...referenceVerbCues];

export const spanishVerbSenses: readonly Rule[] = [
  ...boundMeanings,
  ...boundEverydayVerbs,
  ...furtherBoundMeanings,
  ...referenceBoundVerbs,
];
