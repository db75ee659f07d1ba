import type { Language } from '../../language.ts';
import { endsSpeech } from './ends-speech.ts';
import type { Stop } from './find-stops.ts';
import { goesOnInEnglish } from './goes-on-in-english.ts';
import { isLastWord } from './is-last-word.ts';
import { type Following, readFollowing } from './read-following.ts';
import { readWordBefore, type WordBefore } from './read-word-before.ts';
import { isSentenceStarter } from './sentence-starters.ts';

type Context = { paragraph: string; sentenceStart: number; stop: Stop; language: Language };

/** Whether a stop ends its sentence, judged by the text before and after it. */
export function isSentenceEnd({ paragraph, sentenceStart, stop, language }: Context): boolean {
  const { marks, closing } = stop;
  const before = readWordBefore({ paragraph, sentenceStart, stopStart: stop.start });
  const following = readFollowing(paragraph, stop.next);
  if (/[!?‽]/u.test(marks)) return endsQuestionOrCall({ stop, before, following, language });
  if (following.kind === 'lower' && (closing !== '' || marks !== '.')) return false;
  if (following.kind === 'lower' && isDash(following.opening.charAt(0)) && isDash(paragraph.charAt(sentenceStart))) {
    return false;
  }
  if (marks === '.' && !hasMark(closing)) {
    if (following.kind === 'capital' && endsSpeech({ paragraph, sentenceStart, stop })) return true;
    return isLastWord({ before, following, language, isClosed: closing !== '' });
  }
  // "(...)" marks an omission and ends no sentence.
  return hasMark(closing) || !'(['.includes(paragraph.charAt(stop.start - 1) || ' ');
}

// Names that contain an exclamation mark.
const callingNames = new Set(['Yahoo', 'Jeopardy', 'Joomla', 'Wham']);

type Utterance = { stop: Stop; before: WordBefore; following: Following; language: Language };

function endsQuestionOrCall({ stop, before, following, language }: Utterance): boolean {
  if (callingNames.has(before.word) && stop.marks === '!') {
    return following.kind === 'capital' && isSentenceStarter(following.word, language);
  }
  const isQuoteClosed = /["'’”“‘»«›‹]/u.test(stop.closing);
  if (following.kind !== 'lower') return !(language === 'en' && isQuoteClosed && goesOnInEnglish(following.text));
  if (/["“„«»‘]$/u.test(following.opening)) return true;
  // A lower-case word continues the sentence ("Yahoo! and others"), but in informal English it may start the next sentence.
  if (language !== 'en' || stop.closing !== '' || following.opening !== '') return false;
  return (stop.marks.includes('?') || /^\p{Ll}/u.test(before.word)) && !goesOnInEnglish(following.text);
}

// Dashes enclose direct speech in Portuguese, for example: "— Não sei. — disse a Ana." (“I don’t know,” said Ana.)
function isDash(character: string): boolean {
  return character === '–' || character === '—';
}

function hasMark(closing: string): boolean {
  return /[.!?…‽]/u.test(closing);
}
