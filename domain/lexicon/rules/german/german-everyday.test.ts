import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('something', 'pronoun', { de: 'etwas' }),
    stanza('somewhat', 'adverb', { de: 'etwas' }),
    stanza('still', 'adverb', { de: 'noch' }),
    stanza('yet', 'adverb', { de: 'noch' }),
    stanza('even-noch-de', 'adverb', { de: 'noch' }),
    stanza('tomorrow', 'adverb', { de: 'morgen' }),
    stanza('morning-morgen-de', 'adverb', { de: 'morgen' }),
    stanza('short', 'adjective', { de: 'kurz' }),
    stanza('briefly', 'adverb', { de: 'kurz' }),
    stanza('while', 'conjunction', { de: 'während' }),
    stanza('during', 'preposition', { de: 'während' }),
    stanza('like', 'preposition', { de: 'wie' }),
    stanza('as', 'conjunction', { de: 'wie' }),
    stanza('no-none', 'determiner', { de: 'kein | keine, keinen' }),
    stanza('nobody', 'pronoun', { de: 'keiner | keinen' }),
    stanza('live', 'verb', { de: 'leben' }),
    stanza('life', 'noun', { de: 'Leben n' }),
    stanza('echo', 'verb', { de: 'hallen' }),
    stanza('crown', 'noun', { de: 'Krone f' }),
    stanza('crown-tooth-de', 'noun', { de: 'Krone f' }),
    stanza('dentist', 'noun', { de: 'Zahnarzt m [Zahnärzte]' }),
    stanza('king', 'noun', { de: 'König m' }),
    stanza('be-there-de', 'expression', { de: 'da sein*' }),
    stanza('there', 'adverb', { de: 'da' }),
    stanza('be', 'verb', { de: 'sein' }),
    stanza('spoil', 'verb', { de: 'verwöhnen' }),
    stanza('spoilt', 'adjective', { de: 'verwöhnt' }),
    stanza('expensive', 'adjective', { de: 'teuer' }),
    stanza('good', 'adjective', { de: 'gut [besser, besten]' }),
    stanza('poor', 'adjective', { de: 'arm [ärmer]' }),
    stanza('buy', 'verb', { de: 'kaufen' }),
    stanza('sleep', 'verb', { de: 'schlafen' }),
    stanza('wait', 'verb', { de: 'warten' }),
    stanza('say', 'verb', { de: 'sagen' }),
    stanza('guest', 'noun', { de: 'Gast m [Gäste]' }),
    stanza('journey', 'noun', { de: 'Fahrt f' }),
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
    stanza('he', 'pronoun', { de: 'er' }),
  ].join('\n\n'),
);
const meant = createMeant(createLexicon(concepts.map(({ concept }) => concept)));

test.each([
  ['Das Haus ist [etwas] teuer.', 'somewhat'],
  ['Er will [etwas] kaufen.', 'something'],
  ['Das ist [noch] besser.', 'even-noch-de'],
  ['Das hat [noch] keiner gekauft.', 'yet'],
  ['Er kam am Samstag [morgen].', 'morning-morgen-de'],
  ['Er kommt [morgen].', 'tomorrow'],
  ['Er hat [kurz] gewartet.', 'briefly'],
  ['Die Fahrt war [kurz].', 'short'],
])('The words beside a modifier show its meaning: %s', (sentence, concept) => expect(meant(sentence)).toBe(concept));

test.each([
  ['Er hat [während] der Fahrt geschlafen.', 'during'],
  ['Er las, [während] der Gast schlief.', 'while'],
  ['Er war gut, [wie] der Gast sagte.', 'as'],
])('The verb at the end of a clause shows that the first word opens it: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Viele Gäste, meist arm, [leben] dort.', 'live'],
  ['Er wartet in der [Halle].', undefined],
  ['Das Haus [verwöhnt] den Gast.', 'spoil'],
  ['Der Gast ist [verwöhnt].', 'spoilt'],
])('The spelling and the clause show which part of speech a word is: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Der Zahnarzt machte die [Krone].', 'crown-tooth-de'],
  ['Der König hat die [Krone].', 'crown'],
  ['Der Gast ist [da].', 'be-there-de'],
  ['Der Gast ist [da] gut.', 'there'],
])('The other words of the sentence show the meaning of a word: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);
