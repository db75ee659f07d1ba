import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { OwnWordAnswer } from '../../../domain/learning/own-word.ts';
import { ownWordQuery } from './own-word-queries.ts';

/** A word is looked up when nothing was typed for this time. */
const settledAfterMs = 300;

/** The fields of a word that the learner adds. The dictionary fills in the meaning until the learner writes a meaning. */
export function useOwnWord(language: Language) {
  const client = useQueryClient();
  const [word, setWord] = useState('');
  const [sentence, setSentence] = useState('');
  const [ownMeaning, setOwnMeaning] = useState<string>();
  const typed = { language, word: word.trim(), sentence: sentence.trim() };
  const settled = useSettled(JSON.stringify(typed));
  const asked: typeof typed = JSON.parse(settled);
  const answer = useQuery({ ...ownWordQuery(asked), enabled: asked.word !== '' });
  const isEmpty = typed.word === '';

  return {
    typed,
    answer: isEmpty ? undefined : answer.data,
    error: isEmpty ? null : answer.error,
    word,
    setWord,
    sentence,
    setSentence,
    meaning: ownMeaning ?? (isEmpty ? '' : meaningIn(answer.data)),
    setMeaning: setOwnMeaning,
    /**
     * Waits for the dictionary's answer to the current text, because the answer that is shown may belong to an earlier text.
     */
    async settle() {
      const found = await client.fetchQuery(ownWordQuery(typed));
      return { found, meaning: (ownMeaning ?? meaningIn(found)).trim() };
    },
  };
}

const meaningIn = (answer: OwnWordAnswer | undefined) => answer?.found?.meaning ?? '';

function useSettled(value: string) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
