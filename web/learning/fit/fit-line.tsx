import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import { FitFigures } from '../../library/fit-figures.tsx';
import { noteLevel } from '../../library/note-level.ts';
import { coverageQuery } from './fit-queries.ts';

/** How well an article fits the learner. Shows no figures if the learner has no level. */
export function FitLine({ articleId }: { articleId: string }) {
  const language = useQuery(profileQuery).data?.learningLang ?? 'en';
  const userId = useQuery(sessionQuery).data?.uid;
  const { data: fit, isFetching } = useQuery(coverageQuery(language, articleId));
  const hasLevel = fit?.hasLevel;
  useEffect(() => {
    if (userId !== undefined && hasLevel !== undefined) noteLevel(userId, hasLevel);
  }, [userId, hasLevel]);
  if (fit?.coverage) return <FitFigures coverage={fit.coverage} />;
  // While this component renders nothing, `Fit` shows a placeholder. The empty element removes the placeholder.
  return fit === undefined && isFetching ? null : <span />;
}
