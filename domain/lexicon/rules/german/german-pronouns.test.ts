import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
    stanza('they-die-de', 'pronoun', { de: 'die; der; den' }),
    stanza('you-plural', 'pronoun', { de: 'ihr | euch' }),
    stanza('her-possessive', 'determiner', { de: 'ihr | ihre, ihren' }),
    stanza('they', 'pronoun', { de: 'sie' }),
    stanza('them', 'pronoun', { de: 'sie' }),
    stanza('we', 'pronoun', { de: 'wir' }),
    stanza('what', 'pronoun', { de: 'was' }),
    stanza('something', 'pronoun', { de: 'etwas; was' }),
    stanza('if', 'conjunction', { de: 'wenn' }),
    stanza('house', 'noun', { de: 'Haus n [Häuser]' }),
    stanza('joy', 'noun', { de: 'Freude f' }),
    stanza('country', 'noun', { de: 'Land n [Länder]' }),
    stanza('victory', 'noun', { de: 'Sieg m' }),
    stanza('appointment', 'noun', { de: 'Termin m' }),
    stanza('enter', 'verb', { de: 'betreten [insep]' }),
    stanza('see', 'verb', { de: 'sehen' }),
    stanza('be', 'verb', { de: 'sein' }),
    stanza('learn', 'verb', { de: 'lernen' }),
    stanza('destroy', 'verb', { de: 'zerstören' }),
    stanza('spread', 'verb', { de: 'verbreiten' }),
    stanza('arrange', 'verb', { de: 'vereinbaren' }),
    stanza('want', 'verb', { de: 'wollen' }),
    stanza('compatible', 'adjective', { de: 'vereinbar' }),
    stanza('common', 'adjective', { de: 'verbreitet' }),
    stanza('bad', 'adjective', { de: 'schlecht' }),
    stanza('really', 'adverb', { de: 'wirklich' }),
    stanza('for-it', 'adverb', { de: 'dazu' }),
    stanza('become-get', 'verb', { de: 'werden' }),
    stanza('be-passive', 'verb', { de: 'werden (Passiv)' }),
    stanza('still', 'adverb', { de: 'noch' }),
    stanza('also-noch-de', 'adverb', { de: 'noch' }),
    stanza('also', 'adverb', { de: 'auch' }),
    stanza('a', 'determiner', { de: 'ein | eine, einen' }),
  ].join('\n\n'),
);
const meant = createMeant(createLexicon(concepts.map(({ concept }) => concept)));

test.each([
  ['Wenn [ihr] das Haus betretet.', 'you-plural'],
  ['Wir sehen [ihr] Haus.', 'her-possessive'],
  ['Wenn wir [sie] sehen.', 'them'],
  ['Da sind [die] wirklich schlechter.', 'they-die-de'],
  ['Wir sehen [die] Häuser.', 'the'],
  ['Wir lernen [was] dazu.', 'something'],
  ['Wir lernen, [was] sie sehen.', 'what'],
])('The neighbouring words show the meaning of a pronoun: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Der Sieg [verbreitete] Freude.', 'spread'],
  ['Wir wollen einen Termin [vereinbaren].', 'arrange'],
])('A form of an adjective may be the verb of the clause: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Da [wird] das Land, wirklich das Land, zerstört.', 'be-passive'],
  ['Wir sehen auch [noch] das Haus.', 'also-noch-de'],
  ['Wir sehen [noch] das Haus.', 'still'],
])('Punctuation and adverbs do not hide a construction: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);
