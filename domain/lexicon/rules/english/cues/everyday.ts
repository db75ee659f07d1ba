import type { Rule } from '../../grammar-rule.ts';
import { cued } from '../english-senses.ts';

const strict = { weightElsewhere: 1e-4, weightOfOthers: 1e-6 };
const likelier = { weightElsewhere: 1, weightOfOthers: 1e-6 };

/**
 * Less common senses of everyday words. The words around them show the sense: “a three-set loss”, “wear a jacket and
 * tie”.
 */
export const everydayCues: readonly Rule[] = [
  cued(
    'seller sellers',
    'seller-that-sells-well/noun',
    { previous: 'best top biggest big strong steady good' },
    strict,
  ),
  cued(
    'loss losses',
    'defeat/noun',
    {
      near: 'match matches game games team teams season wins win victories set three-set two-set league cup final tournament straight shocking away semifinal quarterfinal playoffs?',
      reach: 6,
      never:
        'weight money hair million billion quarter dollars percent company net blood life lives memory hearing job',
    },
    strict,
  ),
  cued(
    'healthy healthier',
    'healthy-considerable/adjective',
    { next: 'salary profits? margins? income returns? growth balance surplus dose lead majority sales amount sum' },
    strict,
  ),
  cued(
    'jacket jackets',
    'jacket-of-suit/noun',
    {
      near: 'tie ties suit formal dinner blazer trousers tweed dress requires? required tailored lapels?',
      reach: 6,
      never: 'leather denim rain ski winter life',
    },
    strict,
  ),
  cued(
    'mould moulds mold molds',
    'mould-form/noun',
    {
      near: 'cast casting rubber silicone? metal molten plaster plastic pour poured wax clay bronze filled concrete jelly cake chocolate injection resin',
      reach: 6,
      never: 'bathroom wall walls damp bread cheese smell spores mildew',
    },
    likelier,
  ),
  cued(
    'shoot shooting shot',
    'shoot-film/verb',
    {
      near: 'film films movie video footage scenes? camera documentary episodes? photos? location clip series',
      reach: 5,
      never: 'dead killed police gun wounded injured',
    },
    likelier,
  ),
  cued('shot', 'shoot-kill/verb', { next: 'dead', near: 'killed', reach: 2 }, likelier),
  cued(
    'run runs ran running',
    'run-last/verb',
    {
      next: 'until till',
      near: 'contract exhibition festival lease campaign term minutes',
      reach: 3,
      never: 'down away late out he she they mile miles',
    },
    strict,
  ),
  cued(
    'figure figures',
    'statistics-number/noun',
    {
      near: 'rose fell higher lower percent million billion increased estimated estimates official unemployment sales population total statistics inflation growth exceeded doubled revised crime',
      reach: 5,
      never: 'leading key stood dark wax action slim',
    },
    likelier,
  ),
  cued(
    'order orders',
    'order-command/noun',
    { near: 'general commander gave obeyed obey soldiers troops officer follow followed attack fire strict', reach: 5 },
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  cued(
    'tie ties',
    'draw-result/noun',
    {
      near: 'game ended score scored match minute league cup broke teams goals',
      reach: 5,
      never: 'wore wear shirt suit',
    },
    strict,
  ),
  cued('draw', 'lottery-draw/noun', { next: 'for', near: 'lottery raffle prize ticket tickets', reach: 5 }, likelier),
  cued(
    'hold held holding',
    'hold-captive/verb',
    {
      next: 'captive hostage prisoner',
      near: 'police custody prison hostage captive jail detention captors cell kidnappers militants without charge',
      reach: 4,
      never: 'meeting talks election elections shares',
    },
    likelier,
  ),
  cued(
    'present presents presented presenting',
    'present-award/verb',
    { near: 'award awards medal medals prize prizes trophy cheque certificate bouquet flowers gift', reach: 5 },
    strict,
  ),
  cued(
    'pitch pitches',
    'pitch-sports/noun',
    { near: 'players? match football cricket rugby hockey soccer fans ran artificial grass wet', reach: 6 },
    likelier,
  ),
  cued(
    'coach coaches',
    'coach-bus/noun',
    { previous: 'by tour', near: 'passengers driver bus train travelled luggage station', reach: 5, never: 'team' },
    likelier,
  ),
  cued(
    'cabinet',
    'cabinet-government/noun',
    {
      near: 'ministers? prime president government reshuffle met meeting approved coalition appointed member members secretary decided resign resigned',
      reach: 6,
      never: 'kitchen bathroom file filing medicine wooden glass',
    },
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  cued(
    'record records',
    'record-music/noun',
    {
      near: 'released albums? song songs single label vinyl played band listen listened collection jazz rock player',
      reach: 5,
      never: 'world broke set criminal police high time sales',
    },
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  cued(
    'record recorded records',
    'record-note/verb',
    {
      near: 'temperatures? cases deaths rainfall census population species earthquake magnitude history incidents growth increase',
      reach: 5,
      never: 'album song songs studio tape label',
    },
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
  cued(
    'cover covers covered covering',
    'cover-report-on/verb',
    {
      near: 'journalists? reporters? newspapers? correspondent media news bbc cnn reporting magazine',
      reach: 6,
      never: 'snow ice costs damage face kilometres miles area insurance',
    },
    strict,
  ),
  cued(
    'term terms',
    'term-of-office/noun',
    {
      near: 'office president elected re-election mayor second four-year presidential governor prime chancellor expires? ends? ended served expired senator',
      previous: 'first second third current',
      reach: 5,
      never: 'used means refers coined the-word treaty in medical terms technical school',
    },
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  cued(
    'scale scales',
    'scale-fish/noun',
    { near: 'fish snakes? reptiles? skin lizards? fins body', reach: 5 },
    likelier,
  ),
  cued(
    'rule',
    'reign/noun',
    {
      previous:
        'british colonial roman ottoman french soviet spanish german foreign military communist majority nazi muslim imperial royal one-party russian japanese chinese portuguese arab english direct authoritarian his her their dutch byzantine',
    },
    strict,
  ),
  cued(
    'wind winds winding wound',
    'wind-curve/verb',
    { next: 'through along uphill around', near: 'road path stairs staircase', reach: 2, never: 'strong blew blowing' },
    strict,
  ),
  cued(
    'match matches matched',
    'match-suit/verb',
    { near: 'shirt tie shoes dress colours? colors? curtains? suit handbag eyes outfit', reach: 4, never: 'game team' },
    strict,
  ),
  cued(
    'face faces faced facing',
    'face-be-turned/verb',
    { next: 'north south east west', near: 'windows? house room rooms garden sea building balcony', reach: 3 },
    strict,
  ),
  cued('rose roses', 'rose/noun', { previous: 'red white yellow pink wild single climbing english' }, likelier),
  cued('lie lies', 'lie/verb', { next: 'north south east west' }, { weightElsewhere: 1, weightOfOthers: 1e-3 }),
];
