import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../annotate.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { defineWords } from '../../define-words.ts';
import { stanza } from '../../stanza.fixture.ts';
import { findBaseForm } from '../find-base-form.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('transplant', 'verb', { en: 'transplant', sl: 'presajati ipf' }),
    stanza('swim', 'verb', { en: 'swim', sl: 'plavati ipf' }),
    stanza('driver', 'noun', { en: 'driver', sl: 'voznik m [anim]' }),
    stanza('currency', 'noun', { en: 'currency', sl: 'valuta f' }),
    stanza('exact', 'adjective', { en: 'exact', sl: 'točen' }),
    stanza('lively', 'adjective', { en: 'vivid', sl: 'slikovit' }),
    stanza('tell', 'verb', { en: 'tell', sl: 'pripovedovati ipf' }),
    stanza('picture', 'noun', { en: 'landscape', sl: 'pokrajina f' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

function explain(sentence: string, form: string) {
  const words = annotate({ sl: sentence }, lexicon).sl ?? [];
  const position = words.findIndex(({ text }) => text === form);
  const defined = defineWords({
    sentence,
    words,
    indexes: [position],
    conceptId: words[position]?.conceptId,
    base: undefined,
    language: 'sl',
    target: 'en',
    lexicon,
  });
  return {
    base: findBaseForm({ words, position, language: 'sl' }),
    partOfSpeech: words[position]?.analysis?.word.partOfSpeech,
    meaning: defined?.meaning.word,
  };
}

test('a Slovenian word with a suffix gets its own base form, part of speech and meaning', () => {
  expect(explain('Čas presajanja je jeseni.', 'presajanja')).toEqual({
    base: 'presajanje',
    partOfSpeech: 'noun',
    meaning: 'transplanting',
  });
  expect(explain('Iskali so voznikovo torbo.', 'voznikovo')).toEqual({
    base: 'voznikov',
    partOfSpeech: 'adjective',
    meaning: 'driver’s',
  });
  expect(explain('Imajo valutne težave.', 'valutne')).toMatchObject({ base: 'valuten', partOfSpeech: 'adjective' });
  expect(explain('To pove točneje.', 'točneje')).toMatchObject({ base: 'točno', partOfSpeech: 'adverb' });
});

test('a Slovenian verb with an unlisted prefix keeps the prefix in its base form', () => {
  expect(explain('Otroka sta zaplavala.', 'zaplavala').base).toBe('zaplavati');
});

test('a Slovenian adjective in -o is an adverb unless it describes a noun', () => {
  expect(explain('Babica slikovito pripoveduje.', 'slikovito')).toEqual({
    base: 'slikovito',
    partOfSpeech: 'adverb',
    meaning: 'vividly',
  });
  expect(explain('Gledali so slikovito pokrajino.', 'slikovito')).toMatchObject({
    base: 'slikovit',
    partOfSpeech: 'adjective',
  });
});

test('an unlisted Slovenian word gets a base form only if its ending leaves no doubt', () => {
  const baseOf = (sentence: string, form: string) => explain(sentence, form).base;
  expect(baseOf('Merili so s kontrolingom hidratacijo.', 'hidratacijo')).toBe('hidratacija');
  expect(baseOf('Bili so v Plečnikovem parku.', 'Plečnikovem')).toBe('Plečnikov');
  expect(baseOf('Kupil je mandolo.', 'mandolo')).toBeUndefined();
  expect(baseOf('Gledali smo SP v hokeju.', 'SP')).toBeUndefined();
});
