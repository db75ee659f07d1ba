import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import { saveVocabulary } from '../../access/save-vocabulary.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { PlacementGrid } from './placement-grid.tsx';
import { findPlacement, forgetPlacement, type Whose } from './placement-progress.ts';
import type { PlacementAnswer } from './placement-queries.ts';
import { PlacementResult } from './placement-result.tsx';

interface PlacementPageProps {
  inShell: (page: ReactNode) => ReactNode;
}

/** Shows the placement test (five grids of twelve words, with their own header), and then the result in the app shell. */
export function PlacementPage({ inShell }: PlacementPageProps) {
  const userId = useQuery(sessionQuery).data?.uid;
  const { learningLang: language, mainLang: native } = useQuery(profileQuery).data ?? {};
  if (!userId || !language || !native) return null;
  return <Placement key={language} whose={{ userId, language }} native={native} inShell={inShell} />;
}

function Placement({ whose, native, inShell }: PlacementPageProps & { whose: Whose; native: Language }) {
  const { t } = useLingui();
  const { from = 'settings' } = useSearch({ from: '/reading/placement' });
  const { language } = whose;
  const saving = useMutation(saveVocabulary(useQueryClient()));
  // After a reload, the test continues on the page that was shown before.
  const [kept] = useState(() => findPlacement(whose));
  const [answers, setAnswers] = useState<PlacementAnswer[]>(kept?.answers ?? []);
  const [round, setRound] = useState(0);
  usePageTitle(saving.data ? t`Your level` : t`Find your level`);

  function finish(all: PlacementAnswer[]) {
    saving.mutate({ language, answers: all }, { onSuccess: () => forgetPlacement(whose) });
  }
  function startAgain() {
    saving.reset();
    setAnswers([]);
    setRound((before) => before + 1);
  }

  if (saving.data) {
    return inShell(<PlacementResult whose={whose} vocabulary={saving.data} native={native} onAgain={startAgain} />);
  }
  return (
    <PlacementGrid
      key={`${round} ${answers.length}`}
      whose={whose}
      answers={answers}
      kept={round === 0 && kept?.answers.length === answers.length ? kept : undefined}
      round={round}
      from={from}
      saving={{ isPending: saving.isPending, error: saving.error }}
      onNext={setAnswers}
      onLast={finish}
    />
  );
}
