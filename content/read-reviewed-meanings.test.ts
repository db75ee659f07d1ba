import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { annotate } from '../domain/lexicon/annotate.ts';
import { createLexicon } from '../domain/lexicon/create-lexicon.ts';
import { stanza } from '../domain/lexicon/stanza.fixture.ts';
import { parseLexiconFile } from './parse-lexicon-file.ts';
import { applyReviewedMeanings, readReviewedMeanings } from './read-reviewed-meanings.ts';

const { concepts: located } = parseLexiconFile(
  'lexicon/test.txt',
  [
    stanza('bank-money', 'noun', { en: 'bank' }),
    stanza('bank-river', 'noun', { en: 'bank' }),
    stanza('light', 'noun', { en: 'light' }),
    stanza('turn-light', 'expression', { en: 'light bank' }),
    stanza('bright-edge', 'expression', { en: 'light bank' }),
  ].join('\n\n'),
);
const list = located.map(({ concept }) => concept);
const concepts = new Map(list.map((concept) => [concept.id, concept]));
const lexicon = createLexicon(list);

/** The meanings of the words of the sentence after the correction, and the problems. */
function correct(sentence: string, line: string) {
  const { reviewed } = readReviewedMeanings(writeLines(`a-walk 1 ${line}\n`));
  const { annotation, problems } = applyReviewedMeanings(annotate({ en: sentence }, lexicon), reviewed, {
    concepts,
    lexicon,
  });
  return {
    meanings: (annotation.en ?? []).map(({ text, conceptId }) => `${text} ${conceptId?.split('/')[0]}`),
    problems,
  };
}

function writeLines(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'reviewed-meanings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'en.txt'), text);
  return folder;
}

test('a reviewed meaning replaces the meaning of one word', () => {
  const chosen = ['bank-money', 'bank-river'];
  for (const concept of chosen)
    expect(correct('A bank.', `bank ${concept}/noun`).meanings).toEqual(['A undefined', `bank ${concept}`]);
});

test('“#2” stands for the second of two equal words', () => {
  const corrected = ['bank-money', 'bank-river'].map((concept) => correct('A bank, a bank.', `bank#2 ${concept}/noun`));
  const [first, second] = corrected.map(({ meanings }) => meanings);
  expect(first?.[1]).toEqual(second?.[1]);
  expect([first?.[3], second?.[3]]).toEqual(['bank bank-money', 'bank bank-river']);
});

test('an expression gets another meaning of the same expression', () => {
  expect(correct('A light bank.', 'light bright-edge/expression').meanings.slice(1)).toEqual([
    'light bright-edge',
    'bank bright-edge',
  ]);
});

test('the meaning of a single word replaces a wrong expression', () => {
  const { meanings } = correct('A light bank.', 'light light/noun');
  expect(meanings[1]).toBe('light light');
  expect(meanings[2]).toMatch(/^bank bank-/);
});

test.each([
  { line: 'boat bank-river/noun', problem: 'reviewed-meanings/en.txt:1 the sentence does not contain “boat”' },
  {
    line: 'bank light/noun',
    problem: 'reviewed-meanings/en.txt:1 “bank” is no form of a word of “light/noun”',
  },
])('a line that does not fit is a problem: $line', ({ line, problem }) => {
  expect(correct('A bank.', line).problems).toEqual([problem]);
});

test('a line with a missing part is a problem', () => {
  expect(readReviewedMeanings(writeLines('a-walk 1 bank\n'))).toEqual({
    reviewed: [],
    problems: ['reviewed-meanings/en.txt:1 is not “article sentence word concept”'],
  });
});
