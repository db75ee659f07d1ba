import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { profileQuery } from '../../access/queries.ts';
import { saveVocabulary } from '../../access/save-vocabulary.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { PlacementGrid } from './placement-grid.tsx';
import type { PlacementAnswer } from './placement-queries.ts';
import { PlacementResult } from './placement-result.tsx';

/** Shows the placement test (five grids of twelve words, with their own header), and then the result in the app shell. */
export function PlacementPage({ inShell }: { inShell: (page: ReactNode) => ReactNode }) {
  const { t } = useLingui();
  const { from = 'settings' } = useSearch({ from: '/reading/placement' });
  const language = useQuery(profileQuery).data?.learningLang ?? 'en';
  const saving = useMutation(saveVocabulary(useQueryClient()));
  const [answers, setAnswers] = useState<PlacementAnswer[]>([]);
  const [round, setRound] = useState(0);
  usePageTitle(saving.data ? t`Your level` : t`Find your level`);

  function finish(all: PlacementAnswer[]) {
    saving.mutate({ language, answers: all });
  }
  function startAgain() {
    saving.reset();
    setAnswers([]);
    setRound((before) => before + 1);
  }

  if (saving.data) {
    return inShell(<PlacementResult vocabulary={saving.data} language={language} onAgain={startAgain} />);
  }
  return (
    <PlacementGrid
      key={`${round} ${answers.length}`}
      language={language}
      answers={answers}
      round={round}
      from={from}
      saving={{ isPending: saving.isPending, error: saving.error }}
      onNext={setAnswers}
      onLast={finish}
    />
  );
}
