import type { ReadDocument, ReadParagraph } from './read-document.ts';

const timePattern = /^\s*(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})\s*-->\s*(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})/;

interface Cue {
  startMs: number;
  endMs: number;
  lines: string[];
}

/** A paragraph begins after a pause that is longer than this. */
const pauseMs = 1500;
/**
 * A cue is the text on screen at one time. If it begins at most this long after the end of the previous cue, it may repeat
 * lines of that cue (rolling captions).
 */
const touchingMs = 50;
/** The end of a sentence also ends a paragraph, if the paragraph has at least this many cues. */
const cuesPerParagraph = 4;

export const isSubtitles = (text: string) =>
  /^\ufeff?WEBVTT\b/.test(text) || (/^\ufeff?\s*\d+\s*$/m.test(text.slice(0, 200)) && timePattern.test(findLine(text)));

const findLine = (text: string) =>
  text
    .slice(0, 1000)
    .split(/\r\n?|\n/)
    .find((line) => line.includes('-->')) ?? '';

/** Reads SRT and WebVTT. A line that stays on screen in the next cue is read only once. */
export function readSubtitles(text: string): ReadDocument {
  const cues = readCues(text).sort((a, b) => a.startMs - b.startMs);
  const paragraphs: (ReadParagraph & { cues: number })[] = [];
  let before: Cue | undefined;
  for (const cue of cues) {
    const lines = before === undefined ? cue.lines : withoutShown(cue, before);
    const pause = before === undefined ? Number.POSITIVE_INFINITY : cue.startMs - before.endMs;
    before = { ...cue, endMs: Math.max(cue.endMs, before?.endMs ?? 0) };
    if (lines.length === 0) continue;
    const open = paragraphs.at(-1);
    const isComplete = open !== undefined && open.cues >= cuesPerParagraph && /[.!?…]["'»”)]*$/.test(open.text);
    if (open === undefined || pause >= pauseMs || isComplete) {
      paragraphs.push({ text: lines.join(' '), startMs: cue.startMs, cues: 1 });
    } else {
      open.text += ` ${lines.join(' ')}`;
      open.cues += 1;
    }
  }
  const chapter = { title: null, paragraphs: paragraphs.map(({ text, startMs }) => ({ text, startMs: startMs ?? 0 })) };
  return { title: null, author: null, cover: null, chapters: paragraphs.length === 0 ? [] : [chapter] };
}

function readCues(text: string): Cue[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const timeLine = lines.findIndex((line) => timePattern.test(line));
      const times = timePattern.exec(lines[timeLine] ?? '');
      if (times === null || /^(?:NOTE|STYLE|REGION)\b/.test(block)) return [];
      const shown = lines.slice(timeLine + 1).map(cleanLine);
      return [
        {
          startMs: toMs(times.slice(1, 5)),
          endMs: toMs(times.slice(5, 9)),
          lines: shown.filter((line) => line !== ''),
        },
      ];
    });
}

const toMs = ([hours, minutes, seconds, rest]: (string | undefined)[]) =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);

const cleanLine = (line: string) =>
  line
    .replaceAll(/<[^<>]{0,200}>|\{\\[^{}]{0,100}\}/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** In live captions, each cue repeats the last lines of the previous cue. */
function withoutShown({ lines, startMs }: Cue, before: Cue) {
  if (startMs - before.endMs > touchingMs) return lines;
  const longest = Math.min(lines.length, before.lines.length);
  for (let count = longest; count > 0; count -= 1) {
    if (before.lines.slice(-count).every((line, index) => line === lines[index])) return lines.slice(count);
  }
  return lines;
}
