import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Genre, genres } from '../../../domain/library/article-attributes.ts';
import { useAttributeNames } from '../../library/use-attribute-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chips } from '../../ui/form/chips.tsx';

const usual: readonly Genre[] = [
  'slice-of-life',
  'mystery',
  'comedy',
  'science',
  'history',
  'nature-environment',
  'human-interest',
  'fantasy',
];

/** Shows common and selected genres. A button shows all genres. */
export function GenreChips({ chosen, onChange }: { chosen: readonly Genre[]; onChange: (chosen: Genre[]) => void }) {
  const { t } = useLingui();
  const names = useAttributeNames();
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? genres : genres.filter((genre) => usual.includes(genre) || chosen.includes(genre));
  return (
    <Chips
      label={t`Genres`}
      isMultiple
      chosen={chosen}
      onChange={onChange}
      chips={shown.map((genre) => ({ value: genre, label: names.genre[genre] }))}
    >
      {!areAllShown && (
        <Button size="compact" variant="plain" onClick={() => setAllShown(true)}>
          <Trans>More…</Trans>
        </Button>
      )}
    </Chips>
  );
}
