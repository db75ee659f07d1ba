import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import type { MetWord } from '../../../domain/learning/article-end.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { changeSavedWord, saveWord } from '../marks/word-queries.ts';
import { WordToggle } from './word-toggle.tsx';

interface MetWordToggleProps {
  word: MetWord;
  articleId: string;
  language: Language;
  savedId: string | undefined;
  onChange: (savedId: string | undefined) => void;
}

/** A word that was met for the first time. The toggle saves it with its sentence, as the definition window does. */
export function MetWordToggle({ word, articleId, language, savedId, onChange }: MetWordToggleProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { base, sentence, start, end } = word;
  const place = {
    articleId,
    selection: { language, start: { sentence, offset: start }, end: { sentence, offset: end } },
  };
  const saving = useMutation(saveWord(client, place));
  const changing = useMutation(changeSavedWord(client, place));
  const onError = (error: Error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) });
  // Offline, the response has no `word`, because the word is saved later. Until then, the word has no id and cannot be
  // removed.
  const isWaiting = saving.isSuccess && saving.data.word === undefined;

  function toggle() {
    if (saving.isPending || isWaiting) return;
    if (savedId === undefined)
      return saving.mutate({ as: 'save' }, { onError, onSuccess: (saved) => onChange(saved.word?.id) });
    onChange(undefined);
    changing.mutate({ id: savedId, change: 'delete' }, { onError });
  }

  const isSaved = savedId !== undefined || saving.isPending || isWaiting;
  return <WordToggle base={base} language={language} isSaved={isSaved} onToggle={toggle} />;
}
