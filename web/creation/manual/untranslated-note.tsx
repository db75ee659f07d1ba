import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { countUntranslated, type PairSheet } from '../../../domain/creation/pair-sheet.ts';
import { writerQuery } from '../../library/queries.ts';
import { Note } from '../../ui/status/note.tsx';

/** Says what happens to sentences without a translation. */
export function UntranslatedNote({ sheet }: { sheet: PairSheet }) {
  const hasModel = useQuery(writerQuery).data === 'model';
  const count = countUntranslated(sheet);
  if (count === 0) return null;
  return (
    <Note isLive>
      {hasModel ? (
        <Plural
          value={count}
          one="One sentence has no translation. Foxy will translate it once the article is saved."
          other="# sentences have no translation. Foxy will translate them once the article is saved."
        />
      ) : (
        <Plural
          value={count}
          one="One sentence has no translation. You can add one, or leave it as it is."
          other="# sentences have no translation. You can add translations, or leave them as they are."
        />
      )}
    </Note>
  );
}
