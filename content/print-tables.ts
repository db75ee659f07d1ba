import { languages } from '../domain/language.ts';
import { countAttributes } from './checks/attributes.ts';
import { measureCoverage } from './checks/lexicon-coverage.ts';
import { measureLevels } from './checks/measured-level.ts';
import { measureSenses } from './checks/senses.ts';
import { measureSplitting } from './checks/splitting.ts';
import type { Content } from './load-content.ts';
import { commonest, measureLexicon } from './measure-lexicon.ts';

export function printTables(content: Content): void {
  for (const { name, atLeast, counts } of countAttributes(content)) {
    console.log(`\n${name} (at least ${atLeast} each)`);
    console.log(inColumns(counts.map(([value, count]) => `${String(count).padStart(3)} ${value}`)));
  }
  printLevels(content);
  const coverage = measureCoverage(content);
  const splitting = measureSplitting();
  console.log(
    `\n${content.articles.length} articles, ${content.sentences.length} sentences, ${content.concepts.length} concepts\n`,
  );
  console.log('language  words   in the lexicon   splitting, hard cases (F1): ours, Intl.Segmenter');
  for (const language of languages) {
    const { words, covered } = coverage[language];
    const { ours, segmenter } = splitting[language];
    const share = `${((100 * covered) / words).toFixed(2)} %`;
    console.log(
      `${language.padEnd(9)} ${String(words).padEnd(7)} ${share.padEnd(16)} ${ours.toFixed(1)}  ${segmenter.toFixed(1)}`,
    );
  }
  printLexicon(content);
  const senses = measureSenses(content);
  const verdict = senses
    ? `${senses.right} of ${senses.marked} words annotated by hand have their concept`
    : 'no hand-annotated sample yet (content/senses.txt)';
  console.log(`\nsenses: ${verdict}`);
}

function printLevels(content: Content): void {
  console.log('\nlabel  measured  words per sentence  rare words   article');
  const byLevel = measureLevels(content).sort((one, other) => one.label.localeCompare(other.label, 'en'));
  for (const { articleId, label, measured, wordsPerSentence, rareShare } of byLevel)
    console.log(
      `${label.padEnd(6)} ${measured.padEnd(9)} ${wordsPerSentence.toFixed(1).padEnd(19)} ${percent(rareShare).padEnd(12)} ${articleId}`,
    );
}

function printLexicon(content: Content): void {
  const columns = commonest.map((count) => `of the ${count.toLocaleString('en')} most frequent`).join('   ');
  console.log(`\nlanguage  words   expressions  forms    listed: ${columns}`);
  for (const { language, words, expressions, forms, common } of measureLexicon(content))
    console.log(
      `${language.padEnd(9)} ${String(words).padEnd(7)} ${String(expressions).padEnd(12)} ${String(forms).padEnd(16)} ${common.map((share) => percent(share).padEnd(23)).join('')}`.trimEnd(),
    );
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function inColumns(cells: readonly string[], perRow = 4): string {
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) =>
    cells.slice(row * perRow, (row + 1) * perRow),
  );
  return rows
    .map((row) =>
      row
        .map((cell) => cell.padEnd(30))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
