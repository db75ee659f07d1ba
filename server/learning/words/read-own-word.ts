import type { Language } from '../../../domain/language.ts';
import { findForm } from '../../../domain/learning/find-form.ts';
import type { OwnWord } from '../../../domain/learning/own-word.ts';
import type { Services } from '../../services.ts';

type Deps = Pick<Services, 'lexicon'>;
type Asked = OwnWord & { nativeLanguage: Language };

/**
 * Looks up the word that the learner typed. If the sentence contains a form of the word, the lexicon looks up the word in
 * this sentence, because the sentence decides between words that are spelled the same. Undefined if the text is not a word.
 */
export async function readOwnWord(services: Deps, asked: Asked) {
  const { word, sentence } = asked;
  const alone = /\p{L}/u.test(word)
    ? await askAt(services, asked, { text: word, start: 0, end: word.length })
    : undefined;
  if (alone === undefined) return undefined;
  const withoutSentence = { ...alone, sentence: '', ranges: [] };
  if (sentence === '') return { ...withoutSentence, fitsSentence: true };
  const span = await findSpan(services, asked, alone);
  const inSentence = span && (await askAt(services, asked, { text: sentence, ...span }));
  if (inSentence === undefined) return { ...withoutSentence, fitsSentence: false };
  return { ...inSentence, meaning: inSentence.meaning ?? alone.meaning, sentence, fitsSentence: true };
}

interface Span {
  start: number;
  end: number;
}

/** Where the sentence contains the typed form, or else another form of the word. */
async function findSpan({ lexicon }: Deps, { language, word, sentence }: Asked, { base }: { base: string }) {
  const start = findForm(sentence, word);
  if (start >= 0) return { start, end: start + word.length };
  const { [language]: found } = await lexicon.ask('words', {
    sentences: [{ [language]: sentence }],
    languages: [language],
  });
  const ranges = found?.[0]?.find((each) => each.word?.base === base)?.ranges ?? [];
  const [first, last] = [ranges[0], ranges.at(-1)];
  return first && last && { start: first[0], end: last[1] };
}

const askAt = ({ lexicon }: Deps, { language, nativeLanguage }: Asked, { text, start, end }: Span & { text: string }) =>
  lexicon.ask('word-at', {
    language,
    nativeLanguage,
    text: text.slice(start, end),
    sentence: text,
    translation: null,
    sentences: [{ versions: { [language]: text }, start, end }],
  });
