import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('be', 'verb', { de: 'sein' }),
    stanza('make', 'verb', { de: 'machen' }),
    stanza('can', 'verb', { de: 'können' }),
    stanza('turn-into', 'expression', { de: 'machen* zu' }),
    stanza('to', 'particle', { de: 'zu' }),
    stanza('take-part-be-there-de', 'expression', { de: 'dabei sein*' }),
    stanza('in-the-process-de', 'adverb', { de: 'dabei' }),
    stanza('kind', 'adjective', { de: 'nett' }),
    stanza('go', 'verb', { de: 'gehen' }),
    stanza('go-over', 'verb', { de: 'durchgehen [sep]' }),
    stanza('hang', 'verb', { de: 'hängen [hing, gehangen]' }),
    stanza('but', 'conjunction', { de: 'aber' }),
    stanza('through', 'preposition', { de: 'durch' }),
    stanza('he', 'pronoun', { de: 'er' }),
    stanza('she', 'pronoun', { de: 'sie' }),
    stanza('you-formal', 'pronoun', { de: 'Sie | Ihnen' }),
    stanza('come', 'verb', { de: 'kommen' }),
    stanza('let', 'verb', { de: 'lassen' }),
    stanza('can-be-done', 'expression', { de: 'lässt sich' }),
    stanza('explain', 'verb', { de: 'erklären' }),
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
    stanza('like-this', 'adverb', { de: 'so' }),
    stanza('said-so-de', 'adverb', { de: 'so' }),
    stanza('minister', 'noun', { de: 'Minister m' }),
    stanza('team', 'noun', { de: 'Team n [Teams]' }),
    stanza('enter', 'verb', { de: 'eintreten' }),
    stanza('entry', 'noun', { de: 'Eintritt m' }),
    stanza('free', 'adjective', { de: 'frei' }),
    stanza('same', 'adjective', { de: 'selbe | selben; gleich' }),
    stanza('equal', 'adjective', { de: 'gleich' }),
    stanza('right-entitlement', 'noun', { de: 'Recht n' }),
    stanza('house', 'noun', { de: 'Haus n [Häuser]' }),
    stanza('stand-up-for', 'verb', { de: 'eintreten für' }),
    stanza('for', 'preposition', { de: 'für' }),
    stanza('in-order-to', 'conjunction', { de: 'um … zu; um' }),
    stanza('around', 'preposition', { de: 'um' }),
    stanza('ring', 'noun', { de: 'Ring m' }),
    stanza('friendly', 'adjective', { de: 'freundlich' }),
    stanza('kindly', 'adverb', { de: 'freundlich' }),
    stanza('want', 'verb', { de: 'wollen' }),
    stanza('not', 'particle', { de: 'nicht' }),
    stanza('more', 'adverb', { de: 'mehr' }),
    stanza('no-longer', 'adverb', { de: 'nicht mehr; mehr' }),
  ].join('\n\n'),
);
const meant = createMeant(createLexicon(concepts.map(({ concept }) => concept)));

test.each([
  ['Er [war] dabei.', 'take-part-be-there-de'],
  ['Sie war [dabei] nett.', 'in-the-process-de'],
  ['[Dabei] ist er nett.', 'in-the-process-de'],
  ['Er hofft, ein Team [machen] zu können.', 'make'],
  ['Wie [lässt] sich das erklären?', 'can-be-done'],
  ['Er ging, aber sie hing [durch].', 'through'],
  ['Er [ging] das Haus durch.', 'go-over'],
])('Words that stand together by chance are no expression: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Kommen [Sie]?', 'you-formal'],
  ['Kommt [sie]?', 'she'],
  ['„Er kommt“, [so] der Minister.', 'said-so-de'],
  ['Er kommt [so].', 'like-this'],
  ['[Eintritt] frei', 'entry'],
  ['Die [gleichen] Häuser.', 'same'],
])('The spelling and the neighbouring words show the meaning: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['[Eintritt] frei für Minister.', 'entry'],
  ['Er hofft, den Ring [um] das Haus zu erklären.', 'around'],
  ['Sie geht, [um] das Haus zu erklären.', 'in-order-to'],
  ['Sie waren [freundlich] und gehen.', 'friendly'],
  ['Er will nicht [mehr] gehen.', 'no-longer'],
])('A noun, a preposition and an adjective are told from words of the same form: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);
