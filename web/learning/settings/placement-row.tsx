import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../access/queries.ts';
import { LinkRow } from '../../ui/layout/link-row.tsx';
import { vocabularyQuery } from '../fit/fit-queries.ts';
import { fewWords, roundWords } from '../placement/round-words.ts';

/** Links to the placement test and shows the estimate, in Settings → Language. */
export function PlacementRow() {
  const { t, i18n } = useLingui();
  const language = useQuery(profileQuery).data?.learningLang;
  const vocabulary = useQuery({ ...vocabularyQuery(language ?? 'en'), enabled: language != null }).data;
  const words = vocabulary ? i18n.number(roundWords(vocabulary.size)) : '';
  const estimate = vocabulary && (vocabulary.size < fewWords ? t`fewer than 100 words` : t`about ${words} words`);
  return <LinkRow to="/placement" label={t`Find your level`} hint={t`In about two minutes`} value={estimate} />;
}
