import { Trans } from '@lingui/react/macro';
import type { Language } from '../../domain/language.ts';
import type { Reading } from '../../domain/reader/reading.ts';
import { TranslationCard } from '../translation/translation-card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './reader.module.css';

interface VersionMissingProps {
  reading: Reading;
  language: Language;
  onReload: () => void;
}

/** The article is there, but not in the language this reader learns. */
export function VersionMissing({ reading: { articleId, native }, language, onReload }: VersionMissingProps) {
  return (
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
      <LinkButton to="/" variant="plain">
        <Trans>Go to articles</Trans>
      </LinkButton>
    </main>
  );
}
