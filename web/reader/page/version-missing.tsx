import { Trans } from '@lingui/react/macro';
import type { Language } from '../../../domain/language.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { OfflineStrip } from '../../platform/offline-strip.tsx';
import { TranslationCard } from '../../translation/translation-card.tsx';
import { AddTranslation } from './add-translation.tsx';
import { ReadInOther } from './read-in-other.tsx';
import styles from './reader.module.css';
import { ReaderHeader } from './reader-header.tsx';

interface VersionMissingProps {
  reading: Reading;
  language: Language;
  onReload: () => void;
}

/** The article exists, but not in the user's learning language. */
export function VersionMissing({ reading, language, onReload }: VersionMissingProps) {
  const { articleId, native, otherLanguages } = reading;
  return (
    <>
      <ReaderHeader />
      <OfflineStrip />
      <main className={styles.page}>
        <div className={styles.head}>
          {native === null ? (
            <h1>
              <Trans>This article isn’t translated yet</Trans>
            </h1>
          ) : (
            <h1 lang={native.language}>{native.title}</h1>
          )}
        </div>
        <ReadInOther languages={otherLanguages} />
        <TranslationCard
          version={{ articleId, language }}
          isReadable={false}
          onReload={onReload}
          ownAction={reading.ownVisibility !== null && <AddTranslation articleId={articleId} />}
        >
          <p>
            <Trans>
              It isn’t available in the language you’re learning. Foxy can translate it, sentence by sentence.
            </Trans>
          </p>
        </TranslationCard>
      </main>
    </>
  );
}
