import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('of', 'preposition', { de: 'von' }),
    stanza('from', 'preposition', { de: 'von; aus' }),
    stanza('by', 'preposition', { de: 'von; um' }),
    stanza('at', 'preposition', { de: 'an; um' }),
    stanza('around', 'preposition', { de: 'um' }),
    stanza('since', 'preposition', { de: 'seit' }),
    stanza('for-time-now', 'preposition', { de: 'seit' }),
    stanza('over', 'preposition', { de: 'über' }),
    stanza('about', 'preposition', { de: 'über' }),
    stanza('than', 'conjunction', { de: 'als' }),
    stanza('as', 'conjunction', { de: 'als' }),
    stanza('something', 'pronoun', { de: 'etwas; was' }),
    stanza('what', 'pronoun', { de: 'was' }),
    stanza('so-that', 'conjunction', { de: 'damit' }),
    stanza('with-it', 'adverb', { de: 'damit' }),
    stanza('more', 'adverb', { de: 'mehr' }),
    stanza('any-more-mehr-de', 'adverb', { de: 'mehr' }),
    stanza('finally', 'adverb', { de: 'schließlich' }),
    stanza('after-all', 'expression', { de: 'schließlich <adverb>' }),
    stanza('mountain', 'noun', { de: 'Berg m' }),
    stanza('party', 'noun', { de: 'Partei f' }),
    stanza('top', 'noun', { de: 'Spitze f' }),
    stanza('leadership-top', 'noun', { de: 'Spitze f' }),
    stanza('be', 'verb', { de: 'sein' }),
    stanza('be-passive', 'verb', { de: 'werden' }),
    stanza('build', 'verb', { de: 'bauen' }),
    stanza('talk', 'verb', { de: 'sprechen' }),
    stanza('come', 'verb', { de: 'kommen' }),
    stanza('wait', 'verb', { de: 'warten' }),
    stanza('rise', 'verb', { de: 'steigen' }),
    stanza('give', 'verb', { de: 'geben' }),
    stanza('buy', 'verb', { de: 'kaufen' }),
    stanza('big', 'adjective', { de: 'groß [größer]' }),
    stanza('new', 'adjective', { de: 'neu' }),
    stanza('ill', 'adjective', { de: 'krank' }),
    stanza('year', 'noun', { de: 'Jahr n' }),
    stanza('summer', 'noun', { de: 'Sommer m' }),
    stanza('house', 'noun', { de: 'Haus n [Häuser]' }),
    stanza('price', 'noun', { de: 'Preis m' }),
    stanza('danger', 'noun', { de: 'Gefahr f' }),
    stanza('per-cent', 'noun', { de: 'Prozent n' }),
    stanza('three', 'numeral', { de: 'drei' }),
    stanza('eight', 'numeral', { de: 'acht' }),
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
    stanza('no-none', 'determiner', { de: 'kein | keine, keinen' }),
    stanza('it', 'pronoun', { de: 'es' }),
    stanza('he', 'pronoun', { de: 'er | ihm, ihn' }),
    stanza('I', 'pronoun', { de: 'ich' }),
    stanza('pass', 'verb', { de: 'vergehen' }),
    stanza('past', 'adjective', { de: 'vergangen' }),
    stanza('per-je-de', 'preposition', { de: 'je' }),
    stanza('each-apiece', 'adverb', { de: 'je' }),
    stanza('hack', 'verb', { de: 'hacken' }),
    stanza('chop', 'verb', { de: 'hacken' }),
    stanza('wood', 'noun', { de: 'Holz n' }),
    stanza('share', 'noun', { de: 'Aktie f' }),
    stanza('euro', 'noun', { de: 'Euro m' }),
  ].join('\n\n'),
);
const meant = createMeant(createLexicon(concepts.map(({ concept }) => concept)));

test.each([
  ['Das Haus wurde [von] ihm gebaut.', 'by'],
  ['Das [von] der Partei schließlich gebaute Haus war groß.', 'by'],
  ['Er kommt [von] hier.', 'from'],
  ['Die Preise stiegen [um] drei Prozent.', 'by'],
  ['Er kommt [um] acht Uhr.', 'at'],
  ['Er wartet [seit] drei Jahren.', 'for-time-now'],
  ['Er wartet [seit] dem Sommer.', 'since'],
  ['Er sprach [über] das Haus.', 'about'],
  ['Er ist größer [als] ich.', 'than'],
])('The words beside a preposition show what it means: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Er kauft [was] Neues.', 'something'],
  ['Er baut, [damit] das Haus groß wird.', 'so-that'],
  ['Es gibt keine Gefahr [mehr].', 'any-more-mehr-de'],
  ['Er ist [schließlich] krank.', 'after-all'],
  ['[Schließlich] kam er.', 'finally'],
])('The construction shows what an everyday word means: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Drei Jahre sind [vergangen].', 'pass'],
  ['Der Preis ist drei Euro [je] Aktie.', 'per-je-de'],
  ['Er [hackt] Holz.', 'chop'],
])('The form or the neighbours of a word show what it means: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Die [Parteispitze] kam.', 'leadership-top'],
  ['Die [Bergspitze] ist groß.', 'top'],
])('The first part of a compound shows what the last part means: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);
