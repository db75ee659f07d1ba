import { type Language, languages } from '../../domain/language.ts';
import { explainSelection } from '../../domain/reader/definition/explain-selection.ts';
import { readLexiconVersion } from '../../server/platform/lexicon/lexicon-version.ts';
import { openPrepared } from '../../server/platform/lexicon/open-prepared.ts';
import { loadPreparedLexicon } from '../../server/platform/lexicon/prepare-lexicon.ts';

// Measures time and memory of loading the lexicon, and the time of a lookup: `node --expose-gc bench/lexicon/measure-lexicon.ts`. Times
// are CPU times. The first third of the lookups is not counted, because Node.js has not compiled the code yet. Goals: loading
// takes at most 0.5 s and 80 MB, a lookup takes at most 5 ms at the 95th percentile.
const { content } = await readLexiconVersion();
const { sentences } = loadPreparedLexicon(content);
globalThis.gc?.();
const memoryBefore = process.memoryUsage().heapUsed;
const loadStart = cpuMs();
const { lexicon, examples } = openPrepared(loadPreparedLexicon(content));
const loadMs = cpuMs() - loadStart;
globalThis.gc?.();
const megabytes = (process.memoryUsage().heapUsed - memoryBefore) / 1e6;
console.log(`loading: ${loadMs.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`);
for (const [name, versionsOf] of [
  ['in seven languages', (index: number) => sentences[index]?.versions ?? {}],
  ['in two languages', (index: number) => pick(index, ['en', 'de', 'es', 'fr', 'it', 'pt', 'sl'])],
] as const) {
  const all = measureAnswers(versionsOf);
  const times = all.slice(all.length / 3).sort((a, b) => a - b);
  console.log(`answers, ${name}: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`);
}

function pick(index: number, [native, ...others]: Language[]): Partial<Record<Language, string>> {
  const sentence = sentences[index]?.versions;
  const language = others[index % others.length];
  return sentence && native && language ? { [native]: sentence[native], [language]: sentence[language] } : {};
}

/** Looks up the first three words with at least four letters in each of 900 sentences. */
function measureAnswers(versionsOf: (index: number) => Partial<Record<Language, string>>): number[] {
  return sentences.slice(0, 900).flatMap((_, index) => {
    const versions = versionsOf(index);
    const language =
      languages.filter((each) => each !== 'en' && versions[each] !== undefined)[index % 6] ??
      languages.find((each) => each !== 'en' && versions[each] !== undefined) ??
      'es';
    const sentence = versions[language] ?? '';
    return [...sentence.matchAll(/\p{L}{4,}/gu)].slice(0, 3).map(({ 0: text, index: start }) => {
      const question = { language, nativeLanguage: 'en', text, sentence, translation: versions.en ?? null } as const;
      const before = cpuMs();
      explainSelection({ ...question, sentences: [{ versions, start, end: start + text.length }] }, lexicon, examples);
      return cpuMs() - before;
    });
  });
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function at(times: readonly number[], share: number): string {
  return (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
}
