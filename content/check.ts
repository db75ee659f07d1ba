import { languages } from '../domain/language.ts';
import { listUncovered, listUncoveredBySentence, measureCoverage } from './checks/lexicon-coverage.ts';
import { loadContent } from './load-content.ts';

const content = loadContent();
for (const problem of content.formatProblems) console.log(problem);
const flag = process.argv.indexOf('--uncovered');
if (flag > 0) {
  const named = process.argv[flag + 1];
  const ids = named?.startsWith('--') ? undefined : named?.split(',');
  const chosen = content.sentences.filter(({ articleId }) => !ids || ids.includes(articleId));
  const list = process.argv.includes('--by-sentence') ? listUncoveredBySentence : listUncovered;
  console.log(list(chosen).join('\n'));
}
const coverage = measureCoverage(content);
console.log(content.concepts.length, 'concepts');
for (const language of languages)
  console.log(
    language,
    coverage[language].words,
    `${((100 * coverage[language].covered) / coverage[language].words).toFixed(1)} %`,
  );
