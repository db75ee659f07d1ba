import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../access/queries.ts';
import { LinkRow } from '../../ui/layout/link-row.tsx';
import { vocabularyQuery } from '../fit/fit-queries.ts';
import { fewWords, isLevelOnly, roundWords } from '../placement/round-words.ts';

/** Links to the placement test and shows the estimate, in Settings → Language. */
export function PlacementRow() {
  const { t, i18n } = useLingui();
  const language = useQuery(profileQuery).data?.learningLang;
  const vocabulary = useQuery({ ...vocabularyQuery(language ?? 'en'), enabled: language != null }).data;
  const number = (words: number) => i18n.number(roundWords(words));

  function describe({ size, range }: { size: number; range: readonly [from: number, to: number] }) {
    if (size < fewWords) return t`fewer than 100 words`;
    const words = isLevelOnly(size, range) ? range.map(number).join('–') : undefined;
    return words === undefined ? t`about ${{ words: number(size) }} words` : t`${words} words`;
  }

  const value = vocabulary && describe(vocabulary);
  return <LinkRow to="/placement" label={t`Find your level`} hint={t`In about two minutes`} value={value} />;
}
