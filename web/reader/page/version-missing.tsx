import { Trans } from '@lingui/react/macro';
import type { Language } from '../../../domain/language.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { OfflineStrip } from '../../platform/offline-strip.tsx';
import { TranslationCard } from '../../translation/translation-card.tsx';
import styles from './reader.module.css';
import { ReaderHeader } from './reader-header.tsx';

interface VersionMissingProps {
  reading: Reading;
  language: Language;
  onReload: () => void;
}

/** The article exists, but not in the user's learning language. */
export function VersionMissing({ reading: { articleId, native }, language, onReload }: VersionMissingProps) {
  return (
    <>
      <ReaderHeader />
      <OfflineStrip />
      <main className={styles.page}>
        <div className={styles.head}>
          {native === null ? (
            <h1>
              <Trans>This article is not translated yet</Trans>
            </h1>
          ) : (
            <h1 lang={native.language}>{native.title}</h1>
          )}
        </div>
        <TranslationCard version={{ articleId, language }} onReload={onReload}>
          <p>
            <Trans>
              It does not exist in the language you are learning. Foxy can translate it, sentence by sentence.
            </Trans>
          </p>
        </TranslationCard>
      </main>
    </>
  );
}
