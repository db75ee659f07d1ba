import type { PartOfSpeech } from '../../../concept.ts';
import type { Rule } from '../../grammar-rule.ts';
import { formsOf } from '../italian-base-forms.ts';
import type { Preferred } from '../italian-preferred.ts';
import { near } from '../italian-senses.ts';
import { preferredNouns } from './preferred-nouns.ts';
import { preferredVerbs } from './preferred-verbs.ts';

const adjectives: readonly Preferred[] = [
  ['costante', 'constant-costante-it/adjective'],
  ['inquieto', 'restless-inquieto-it/adjective'],
  ['preciso', 'precise-preciso-it/adjective'],
  ['conveniente', 'good-value-conveniente-it/adjective'],
  ['alto', 'high-tall-alto-it/adjective'],
  ['caldo', 'warm-hot-caldo-it/adjective'],
  ['fresco', 'fresh-cool-fresco-it/adjective'],
  ['notevole', 'remarkable-notevole-it/adjective'],
  ['abbandonato', 'abandoned-abbandonato-it/adjective'],
  ['grave', 'serious-grave-it/adjective'],
  ['ingenuo', 'naive-ingenuo-it/adjective'],
  ['minore', 'lesser-minore-it/adjective', /^(?:fratell|sorell|figli[oa])/, 'younger-minore-it/adjective'],
  ['altrui', 'of-others-altrui-it/adjective'],
  ['assurdo', 'absurd/adjective'],
  ['elettrico', 'electric-elettrico-it/adjective'],
  ['enorme', 'huge-enorme-it/adjective'],
  ['favoloso', 'fabulous-favoloso-it/adjective'],
  ['fondamentale', 'fundamental-fondamentale-it/adjective'],
  ['gigantesco', 'gigantic/adjective'],
  ['gratuito', 'free-gratuito-it/adjective'],
  [
    'infantile',
    'childish/adjective',
    /^(?:mortalit|letteratur|malatti|lavoro$|asil|canzon|neuropsichiatri|cardiolog)/,
    'of-children/adjective',
  ],
  ['insopportabile', 'unbearable-insopportabile-it/adjective'],
  ['maschile', 'male-maschile-it/adjective'],
  ['meraviglioso', 'wonderful-meraviglioso-it/adjective'],
  ['noioso', 'boring-noioso-it/adjective'],
  ['notturno', 'night-notturno-it/adjective'],
  ['oscuro', 'dark-obscure-oscuro-it/adjective'],
  ['pessimo', 'terrible-pessimo-it/adjective'],
  ['piccolino', 'tiny-piccolino-it/adjective'],
  ['qualsiasi', 'any/determiner'],
  ['rapido', 'fast-rapido-it/adjective'],
  ['ridicolo', 'ridiculous-ridicolo-it/adjective'],
  ['selvaggio', 'wild-selvaggio-it/adjective'],
  ['simpatico', 'nice-simpatico-it/adjective'],
  ['spiacevole sgradevole', 'unpleasant-spiacevole-it/adjective'],
];

const adverbs: readonly Preferred[] = [
  ['costantemente', 'constantly-costantemente-it/adverb'],
  ['decisamente', 'definitely-decisamente-it/adverb'],
  ['domattina', 'tomorrow-morning-domattina-it/adverb'],
  ['inoltre', 'in-addition/expression'],
  ['praticamente', 'practically-praticamente-it/adverb'],
  ['soprattutto', 'above-all-soprattutto-it/adverb'],
];

/** Accepts these concepts, and every interpretation (reading) of the form as another part of speech. */
const amongSensesOf = (part: PartOfSpeech, concepts: string): Rule['means'] => {
  const listed = new Set(concepts.split(' '));
  return (conceptId, partOfSpeech) => listed.has(conceptId) || partOfSpeech !== part;
};

const rulesOf = (part: PartOfSpeech, rows: readonly Preferred[]): Rule[] =>
  rows.flatMap(([bases, concepts, cue, other]) => {
    const forms = { it: formsOf(bases, part) };
    const isCued = cue && near(cue);
    const shared = { forms, weightElsewhere: 1, weightOfOthers: 0.03, isForSingleVersion: true };
    return [
      { ...shared, means: amongSensesOf(part, concepts), holds: (place) => !isCued?.(place) },
      ...(isCued && other
        ? [{ ...shared, means: amongSensesOf(part, other), holds: isCued, weightOfOthers: 1e-3 }]
        : []),
    ];
  });

/** The usual senses of frequent words, in all their forms. Words nearby may point to another sense. */
export const italianPreferredSenses: readonly Rule[] = [
  ...rulesOf('verb', preferredVerbs),
  ...rulesOf('noun', preferredNouns),
  ...rulesOf('adjective', adjectives),
  ...rulesOf('adverb', adverbs),
];
