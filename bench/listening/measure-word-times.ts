import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../domain/language.ts';
import type { SpokenTimes } from '../../domain/reader/listening/narration.ts';
import { alignTimes, comparedSpeed } from '../../server/platform/narrator/worker/align/align-times.ts';
import { speak } from '../../server/platform/narrator/worker/espeak.ts';
import { findAudibleRange } from '../../server/platform/narrator/worker/find-audible-range.ts';
import { fitTimes } from '../../server/platform/narrator/worker/fit-times.ts';
import { readWav } from '../../server/platform/narrator/worker/read-wav.ts';
import { timeWords } from '../../server/platform/narrator/worker/time-words.ts';
import { percentile } from '../percentile.ts';

// Measures the error of our estimated word times, which are used for voices that report no times: `node
// bench/listening/measure-word-times.ts [sentences per voice]`. Compares the estimates with Festival, a speech engine that reports when
// each word begins: `apt-get install festival festvox-us-slt-hts festvox-kdlpc16k festvox-italp16k`.
const voices: { name: string; language: Language }[] = [
  { name: 'cmu_us_slt_arctic_hts', language: 'en' },
  { name: 'kal_diphone', language: 'en' },
  { name: 'ked_diphone', language: 'en' },
  { name: 'lp_diphone', language: 'it' },
  { name: 'pc_diphone', language: 'it' },
];
const goals = { median: 60, p95: 150 };
const sentenceCount = Number(process.argv[2] ?? 25);

/** Festival Scheme: prints the start of each token, or -1 for a token that is not spoken. */
const tell = `(define (tell text path)
  (let ((utterance (utt.synth (eval (list 'Utterance 'Text text)))))
    (utt.save.wave utterance path 'riff)
    (format t "times")
    (mapcar
      (lambda (token)
        (let ((word (item.daughter1 token)))
          (format t " %f" (if word (item.feat word "R:SylStructure.daughter1.daughter1.segment_start") -1))))
      (utt.relation.items utterance 'Token))
    (format t "\\n")))`;

const folder = mkdtempSync(join(tmpdir(), 'foxtale-festival-'));
const scaled: number[] = [];
const aligned: number[] = [];
let alignMs = 0;
let audioSeconds = 0;
try {
  for (const { name, language } of voices) {
    const before = aligned.length;
    for (const sentence of speakByFestival(name, chooseSentences(language))) measure(sentence, language);
    report(`${name}, ${language}`, aligned.slice(before));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report('all, scaled linearly', scaled);
report('all, aligned', aligned);
console.log(`Aligning takes ${(alignMs / audioSeconds).toFixed(1)} ms of CPU time per second of audio.`);
process.exit(percentile(aligned, 50) <= goals.median && percentile(aligned, 95) <= goals.p95 ? 0 : 1);

interface Recording {
  text: string;
  path: string;
  /** One start time per part of the text. The text is split at spaces. */
  startSeconds: number[];
}

/** Chooses sentences without numbers and signs, because Festival and our engine read numbers and signs differently. */
function chooseSentences(language: Language) {
  const lines = globSync(join(import.meta.dirname, '..', '..', 'content', 'articles', '*.md'))
    .sort()
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  const fitting = lines
    .filter((line) => line.startsWith(`${language}: `))
    .map((line) => line.slice(4).replaceAll('’', "'"))
    .filter((text) => /^[\p{L} ,.!?']{50,160}[.!?]$/u.test(text) && !/[^\0-\xff]/.test(text));
  const every = Math.max(1, Math.floor(fitting.length / sentenceCount));
  return fitting.filter((_, index) => index % every === 0).slice(0, sentenceCount);
}

function speakByFestival(voice: string, texts: string[]): Recording[] {
  const paths = texts.map((_, index) => join(folder, `${voice}-${index}.wav`));
  const calls = texts.map((text, index) => `(tell ${JSON.stringify(text)} "${paths[index]}")`);
  const script = join(folder, `${voice}.scm`);
  writeFileSync(script, Buffer.from([`(voice_${voice})`, tell, ...calls].join('\n'), 'latin1'));
  const said = execFileSync('festival', ['--batch', script], { encoding: 'latin1', maxBuffer: 10_000_000 });
  const lines = said.split('\n').filter((line) => line.startsWith('times'));
  return texts.map((text, index) => ({
    text,
    path: paths[index] ?? '',
    startSeconds: (lines[index] ?? '')
      .split(' ')
      .slice(1)
      .map(Number)
      .filter((seconds) => seconds > 0),
  }));
}

function measure({ text, path, startSeconds }: Recording, language: Language) {
  const speech = speak(text, language, comparedSpeed);
  const words = timeWords(text, language, speech);
  const own = { audio: speech.audio, speed: comparedSpeed, ...findAudibleRange(speech.audio), words };
  const other = readWav(readFileSync(path));
  const parts = Array.from(text.matchAll(/\S+/g), ({ index }) => index);
  const indexes = parts.map((from, part) =>
    words.findIndex((word) => word.from >= from && word.from < (parts[part + 1] ?? text.length)),
  );
  // Festival sometimes splits a part that has an apostrophe. If so, the start times do not match the parts, and the sentence is
  // skipped.
  if (indexes.includes(-1) || indexes.length !== startSeconds.length) return;
  const errors = ({ words: timed }: SpokenTimes) =>
    indexes.map((index, part) => Math.abs((timed[index]?.startSeconds ?? 0) - (startSeconds[part] ?? 0)) * 1000);
  scaled.push(...errors(fitTimes(own, findAudibleRange(other))));
  const started = process.cpuUsage();
  const times = alignTimes(own, other);
  alignMs += process.cpuUsage(started).user / 1000;
  audioSeconds += other.samples.length / other.sampleRate;
  aligned.push(...errors(times));
}

function report(what: string, errors: number[]) {
  const [median, high] = [percentile(errors, 50), percentile(errors, 95)].map((ms) => ms.toFixed(0));
  console.log(`${what}: ${errors.length} words, median ${median} ms, 95th percentile ${high} ms`);
}
