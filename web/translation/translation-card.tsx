import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OfferedTranslation, Translation } from '../../domain/translation/translation.ts';
import { FailureNote } from '../billing/failure-note.tsx';
import { Left } from '../billing/left.tsx';
import { languageInSentence } from '../platform/language-names.ts';
import { Button } from '../ui/button/button.tsx';
import { Fox, type FoxPose } from '../ui/image/fox.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Progress } from '../ui/status/progress.tsx';
import { failureMessages } from './failure-messages.ts';
import { translationQuery, translationRequest, type Version } from './queries.ts';
import styles from './translation-card.module.css';

interface TranslationCardProps {
  version: Version;
  /** An explanation, shown if the user can request the translation. */
  children: ReactNode;
  /** An action for users if the server cannot translate, for example to write the translation themselves. */
  ownAction?: ReactNode;
  /**
   * Replaces the button that requests the translation, for example for a part of a book, whose translation counts against
   * another limit.
   */
  offer?: ReactNode;
  /** False if the article does not exist in the learning language, so that there is nothing to read. */
  isReadable?: boolean;
  onReload: () => void;
}

/** The card for a missing language version. The user can request the translation, follow its progress and open it. */
export function TranslationCard(props: TranslationCardProps) {
  const { version, children, ownAction, offer, isReadable = true, onReload } = props;
  const { t, i18n } = useLingui();
  const translation = useQuery(translationQuery(version)).data;
  const requesting = useMutation(translationRequest(useQueryClient()));
  const language = languageInSentence(version.language, i18n.locale);
  if (translation === undefined) return null;
  const { status, failure, canBeMade, nextTryAt, translatedCount, isQuiet } = translation;
  const isWanting = status === 'none' || status === 'failed';
  const isOffered = status === 'none' && canBeMade;

  return (
    <Card className={styles.card} data-status={isWanting && !canBeMade ? 'impossible' : status}>
      <div className={styles.head}>
        <Fox pose={poseOf(translation)} size="5.5rem" />
        <div className={styles.words} role="status">
          <h2>{title()}</h2>
          {isOffered && children}
          {status === 'none' && !canBeMade && (
            <p>
              {isReadable ? (
                <Trans>
                  No AI that can translate is set up on this server. You can still read it, listen to it and look up
                  most words.
                </Trans>
              ) : (
                <Trans>No AI that can translate is set up on this server.</Trans>
              )}
            </p>
          )}
          {status === 'failed' && failure !== null && (
            <p>
              {t(failureMessages[failure])} <Trans>It didn’t count against your plan.</Trans>
            </p>
          )}
          {(status === 'requested' || status === 'translating') && (
            <p>
              {nextTryAt !== null && <NextTry at={nextTryAt} />}
              {!isQuiet && <Trans>You can leave this page; a notification will tell you when it’s ready.</Trans>}
            </p>
          )}
        </div>
      </div>
      {status === 'translating' && <Sentences translation={translation} label={title()} />}
      {requesting.isError && <FailureNote error={requesting.error} />}
      <div className={styles.actions}>
        {isWanting && canBeMade && !(isOffered && offer) && (
          <Button isBusy={requesting.isPending} onClick={() => requesting.mutate(version)}>
            {status === 'failed' ? <Trans>Try again</Trans> : <Trans>Request translation</Trans>}
          </Button>
        )}
        {isWanting && !canBeMade && ownAction}
        {(status === 'requested' || status === 'translating' || status === 'ready') && (
          <Button variant={status === 'ready' ? 'primary' : 'outline'} icon="refresh" onClick={onReload}>
            <Trans>Reload content</Trans>
          </Button>
        )}
        {isOffered && !offer && <Left limit="translations" />}
      </div>
      {isOffered && offer}
    </Card>
  );

  function title() {
    switch (status) {
      case 'none':
        // The author may have translated some sentences.
        return translatedCount === 0
          ? t`This article isn’t translated yet (${language})`
          : t`Not every sentence is translated yet (${language})`;
      case 'requested':
        return t`The translation has been requested (${language})`;
      case 'translating':
        return t`The translation is in progress (${language})`;
      case 'failed':
        return t`Error translating article`;
      case 'ready':
        return t`The translation is ready (${language})`;
    }
  }
}

function NextTry({ at }: { at: string }) {
  const { i18n } = useLingui();
  const time = i18n.date(new Date(at), { timeStyle: 'short' });
  return (
    <>
      <Trans>The AI isn’t available at the moment. Foxy is waiting and will try again at {time}.</Trans>{' '}
    </>
  );
}

function poseOf({ status, canBeMade }: OfferedTranslation): FoxPose {
  if (status === 'failed') return 'lost';
  return status === 'none' && !canBeMade ? 'sleeping' : 'writing';
}

function Sentences({ translation, label }: { translation: Translation; label: string }) {
  const { t } = useLingui();
  const { translatedCount, sentenceCount } = translation;
  return (
    <Progress
      label={label}
      isLabelHidden
      value={translatedCount}
      max={sentenceCount}
      text={t`${translatedCount} of ${sentenceCount}`}
    />
  );
}
