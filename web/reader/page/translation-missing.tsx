import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { profileQuery } from '../../access/queries.ts';
import { TranslationCard } from '../../translation/translation-card.tsx';
import { Note } from '../../ui/status/note.tsx';
import { AddTranslation } from './add-translation.tsx';

interface TranslationMissingProps {
  reading: Reading;
  learning: ArticleVersion;
  onReload: () => void;
}

/** Offers to translate an article. The article can be read without its translation. */
export function TranslationMissing({ reading, learning, onReload }: TranslationMissingProps) {
  const mainLang = useQuery(profileQuery).data?.mainLang ?? 'en';
  if (mainLang === learning.language) {
    return (
      <Note>
        <Trans>You are learning your native language, so there is no translation to show.</Trans>
      </Note>
    );
  }
  return (
    <TranslationCard
      version={{ articleId: reading.articleId, language: mainLang }}
      onReload={onReload}
      ownAction={reading.ownVisibility !== null && <AddTranslation articleId={reading.articleId} />}
    >
      <p>
        <Trans>You can read and hear it all the same. Foxy can translate it, sentence by sentence.</Trans>
      </p>
    </TranslationCard>
  );
}
