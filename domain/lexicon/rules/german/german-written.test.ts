import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
    stanza('a', 'determiner', { de: 'ein | eine, einen, einem, einer' }),
    stanza('one-people', 'pronoun', { de: 'man | einen, einem' }),
    stanza('that', 'pronoun', { de: 'das' }),
    stanza('she', 'pronoun', { de: 'sie' }),
    stanza('he', 'pronoun', { de: 'er' }),
    stanza('can', 'verb', { de: 'können' }),
    stanza('annoy', 'verb', { de: 'ärgern' }),
    stanza('buy', 'verb', { de: 'kaufen' }),
    stanza('be', 'verb', { de: 'sein' }),
    stanza('have', 'verb', { de: 'haben' }),
    stanza('car', 'noun', { de: 'Auto n' }),
    stanza('price', 'noun', { de: 'Preis m' }),
    stanza('north', 'noun', { de: 'Norden m [0]' }),
    stanza('of', 'preposition', { de: 'von | vom' }),
    stanza('good', 'adjective', { de: 'gut [besser, besten]' }),
    stanza('here', 'adverb', { de: 'her' }),
    stanza('as-regards-her-de', 'adverb', { de: 'her' }),
    stanza('on', 'preposition', { de: 'auf' }),
    stanza('to-auf-de', 'preposition', { de: 'auf' }),
    stanza('climb', 'verb', { de: 'klettern' }),
    stanza('tree', 'noun', { de: 'Baum m [Bäume]' }),
    stanza('million', 'noun', { de: 'Million f' }),
    stanza('before', 'preposition', { de: 'vor' }),
    stanza('with-from-vor-de', 'preposition', { de: 'vor' }),
    stanza('tremble', 'verb', { de: 'zittern' }),
    stanza('cold', 'noun', { de: 'Kälte f' }),
    stanza('house', 'noun', { de: 'Haus n [Häuser]' }),
    stanza('too', 'adverb', { de: 'zu' }),
    stanza('closed-zu-de', 'adverb', { de: 'zu' }),
    stanza('door', 'noun', { de: 'Tür f' }),
    stanza('tired', 'adjective', { de: 'müde' }),
    stanza('lock', 'noun', { de: 'Schloss n [Schlösser]' }),
    stanza('close', 'verb', { de: 'schließen' }),
    stanza('come-across', 'verb', { de: 'stoßen auf' }),
    stanza('meet-with-reaction-stossen-de', 'verb', { de: 'stoßen auf' }),
    stanza('bump', 'verb', { de: 'stoßen' }),
    stanza('criticism', 'noun', { de: 'Kritik f' }),
    stanza('bone', 'noun', { de: 'Knochen m' }),
    stanza('bet-on-setzen-auf-de', 'expression', { de: 'setzen* auf' }),
    stanza('put', 'verb', { de: 'setzen' }),
    stanza('growth', 'noun', { de: 'Wachstum n' }),
    stanza('list', 'noun', { de: 'Liste f' }),
    stanza('him', 'pronoun', { de: 'ihn' }),
  ].join('\n\n'),
);
const meant = createMeant(createLexicon(concepts.map(({ concept }) => concept)));

test.each([
  ['Das kann [einen] ärgern.', 'one-people'],
  ['Er kann [einen] Baum kaufen.', 'a'],
  ['Vom Preis [her] ist das gut.', 'as-regards-her-de'],
  ['Er ist vom Norden [her].', 'here'],
  ['Der Preis kann [auf] 30 Millionen klettern.', 'to-auf-de'],
  ['Er kann [auf] den Baum klettern.', 'on'],
  ['Er zittert [vor] Kälte.', 'with-from-vor-de'],
  ['Er ist [vor] dem Haus.', 'before'],
  ['Die Tür ist [zu].', 'closed-zu-de'],
  ['Er ist [zu] müde.', 'too'],
])('The neighbouring words show the meaning of a preposition, an adverb and a pronoun: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test('A verb is not read as a noun, even beside a word that goes with the noun', () => {
  expect(meant('Er [schloss] die Tür.')).toBe('close');
  expect(meant('Die Tür hat ein [Schloss].')).toBe('lock');
});

test('The object of an expression shows its meaning', () => {
  expect(meant('Er [stieß] auf Kritik.')).toBe('meet-with-reaction-stossen-de');
  expect(meant('Er [stieß] auf Knochen.')).toBe('come-across');
});

test('“setzen auf” means “bet on” only without an object of its own', () => {
  expect(meant('Er [setzt] auf Wachstum.')).toBe('bet-on-setzen-auf-de');
  expect(meant('Er [setzt] ihn auf die Liste.')).toBe('put');
});
