import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import { FitFigures } from '../../library/fit-figures.tsx';
import { noteLevel } from '../../library/note-level.ts';
import { coverageQuery } from './fit-queries.ts';

/** How well the article of a search result fits the learner. Empty if the learner has no level. */
export function FitLine({ articleId }: { articleId: string }) {
  const language = useQuery(profileQuery).data?.learningLang ?? 'en';
  const userId = useQuery(sessionQuery).data?.uid;
  const fit = useQuery(coverageQuery(language, articleId)).data;
  const hasLevel = fit?.hasLevel;
  useEffect(() => {
    if (userId !== undefined && hasLevel !== undefined) noteLevel(userId, hasLevel);
  }, [userId, hasLevel]);
  return fit?.coverage ? <FitFigures coverage={fit.coverage} /> : null;
}
