import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '../../domain/language.ts';
import { annotate } from '../../domain/lexicon/annotate.ts';
import { findBaseForm } from '../../domain/lexicon/forms/find-base-form.ts';
import { readLexiconVersion } from '../../server/platform/lexicon/lexicon-version.ts';
import { openPrepared } from '../../server/platform/lexicon/open-prepared.ts';
import { loadPreparedLexicon } from '../../server/platform/lexicon/prepare-lexicon.ts';
import { readTreebank, type Token } from './read-treebank.ts';

// Measures how many words of a treebank the lexicon knows, and how often it finds the right base form (lemma). A
// treebank is a collection of sentences in which linguists have marked the lemma of each word. The repository contains
// no treebank.
// `node bench/lexicon/measure-treebank.ts sl some.conllu [--gaps] [--wrong]`
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { gaps: { type: 'boolean', default: false }, wrong: { type: 'boolean', default: false } },
});
const language = languages.find((each) => each === positionals[0]) ?? 'en';
const contentParts = ['NOUN', 'VERB', 'ADJ', 'ADV'];
const uncounted = ['PROPN', 'NUM', 'PUNCT', 'SYM', 'X', '_'];

const { lexicon } = openPrepared(loadPreparedLexicon((await readLexiconVersion()).content));
const index = lexicon.languages[language];

const counts = { words: 0, listed: 0, guessed: 0, content: 0, right: 0, wrong: 0 };
const gaps = new Map<string, number>();
const faults = new Map<string, number>();
for (const path of positionals.slice(1))
  for (const sentence of readTreebank(readFileSync(path, 'utf8'))) measure(sentence);

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const { words, listed, guessed, content, right, wrong } = counts;
console.log(
  `${language}: ${words} words, listed ${share(listed, words)}, with guesses ${share(listed + guessed, words)}; base form of ` +
    `${content} content words right ${share(right, content)}, wrong ${share(wrong, content)}, none ${share(content - right - wrong, content)}`,
);
if (values.gaps) print(gaps);
if (values.wrong) print(faults);

function measure({ text, tokens }: { text: string; tokens: Token[] }): void {
  const annotated = annotate({ [language]: text }, lexicon)[language] ?? [];
  const places = new Map(annotated.map((word, place) => [word.start, place]));
  for (const token of tokens) {
    const place = places.get(token.start);
    const word = annotated[place ?? -1];
    if (place === undefined || !word || word.end !== token.end || uncounted.includes(token.part)) continue;
    counts.words += 1;
    const isListed = word.conceptId !== undefined && !word.isGuess;
    if (isListed) counts.listed += 1;
    else if (word.conceptId !== undefined) counts.guessed += 1;
    if (!isListed) add(gaps, `${token.lemma} ${token.part}`);
    // A treebank writes “_” where it gives no lemma.
    if (!contentParts.includes(token.part) || token.lemma === '_') continue;
    counts.content += 1;
    const base = findBaseForm({ words: annotated, position: place, language });
    if (base === undefined) continue;
    if (isSameBase(base, token)) counts.right += 1;
    else {
      counts.wrong += 1;
      add(faults, `${token.form} is ${token.lemma} ${token.part}, not ${base}`);
    }
  }
}

/**
 * Compares a base form of the lexicon with the lemma of the treebank. Accepts different conventions: reflexive verbs with or
 * without their pronoun; participles as forms of a verb or as words of their own; “ss” instead of “ß”; different base forms of
 * an adjective, such as Slovenian “leten” and “letni” (yearly) or German “erst” and “erste” (first).
 */
function isSameBase(base: string, { form, lemma, part }: Token): boolean {
  const [ours, gold] = [plain(base, part), plain(lemma, part)];
  if (ours === gold) return true;
  const isFormOf = (one: string, other: string) =>
    index.findForms(one).some(({ word }) => plain(index.wordAt(word)?.base ?? '', part) === other);
  if (part === 'NOUN') return isFeminineOf(ours, gold) || (language === 'de' && isFormOf(gold, ours));
  // Adverbs such as Spanish “muy” (very) and English “better” have their own entries in the lexicon. A treebank may
  // give them another lemma, so the adverb itself counts as right too.
  if (part === 'ADV' && base.toLowerCase() === form.toLowerCase()) return true;
  if (part === 'ADV') return language !== 'sl' ? isFormOf(gold, ours) : ours.slice(0, -1) === gold.slice(0, -1);
  return isFormOf(gold, ours) || isFormOf(ours, gold) || isParticipleOf(ours, gold);
}

/** Feminine nouns such as Spanish “profesora” (teacher) have their own entries. In a treebank, their lemma may be masculine. */
function isFeminineOf(ours: string, gold: string): boolean {
  return (
    /(?:a|e|in|trice|euse|ka|ica)$/.test(ours) &&
    ours.slice(0, 4) === gold.slice(0, 4) &&
    ours.length >= gold.length - 1
  );
}

function isParticipleOf(ours: string, gold: string): boolean {
  return (
    /(?:[aeiu]d[oa]|[aeiu]t[oa]|nte|é|i|u|ant|e[dn]|ing|[nt])$/.test(ours) && ours.slice(0, 4) === gold.slice(0, 4)
  );
}

function plain(base: string, part: string): string {
  const text = base
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/^(?:sich |se |s’)|(?: s[ei]|-se)$/g, '');
  switch (language) {
    case 'es':
      return text.replace(/(?<=[aeií]r)se$/, '');
    case 'it':
      return text.replace(/(?<=[aei])rsi$/, 're');
    case 'de': {
      const spelling = text.replaceAll('ß', 'ss');
      return part === 'ADJ' || part === 'NOUN' ? spelling.replace(/(?<=\p{L}{3}[^e])e[rs]?$/u, '') : spelling;
    }
    case 'sl':
      return part === 'ADJ' ? text.replace(/e(?=[nkr]$)/, '').replace(/i$/, '') : text;
    default:
      return text;
  }
}

function add(found: Map<string, number>, key: string): void {
  found.set(key, (found.get(key) ?? 0) + 1);
}

function print(found: ReadonlyMap<string, number>): void {
  for (const [key, count] of [...found].sort(([, one], [, other]) => other - one)) console.log(`${count} ${key}`);
}
