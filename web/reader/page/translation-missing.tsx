import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import { translationQuery } from '../../translation/queries.ts';
import { TranslationCard } from '../../translation/translation-card.tsx';
import { Later } from '../../ui/loading/later.tsx';
import { Note } from '../../ui/status/note.tsx';
import { lazyAssist } from '../assist/lazy-assist.ts';
import type { Place } from '../position/place.ts';
import type { TranslatedSentences } from '../text/pair-up.ts';
import { AddTranslation } from './add-translation.tsx';

const PartOffer = lazyAssist(async () => (await import('../../translation/book/part-offer.tsx')).PartOffer);
const BrowserTranslation = lazyAssist(
  async () => (await import('../../translation/device/browser-translation.tsx')).BrowserTranslation,
);

interface TranslationMissingProps {
  reading: Reading;
  learning: ArticleVersion;
  place: Place;
  onReload: () => void;
  byBrowser: TranslatedSentences | undefined;
  onTranslated: (translation: TranslatedSentences) => void;
}

/**
 * Offers to translate an article: by the server or, if it has no model, by the browser. The article can also be read without a
 * translation.
 */
export function TranslationMissing(props: TranslationMissingProps) {
  const { reading, learning, place, onReload, byBrowser, onTranslated } = props;
  const { articleId, origin } = reading;
  const mainLang = useQuery(profileQuery).data?.mainLang ?? 'en';
  const userId = useQuery(sessionQuery).data?.uid;
  const version = { articleId, language: mainLang };
  const isSame = mainLang === learning.language;
  const canBeMade = useQuery({ ...translationQuery(version), enabled: !isSame }).data?.canBeMade;
  const text = useMemo(
    () =>
      userId && {
        userId,
        articleId,
        from: learning.language,
        to: mainLang,
        sentences: learning.paragraphs.flat(),
        startAt: place.current,
      },
    [userId, articleId, learning, mainLang, place],
  );
  if (isSame) {
    return (
      <Note>
        <Trans>You’re learning your native language, so there’s no translation to show.</Trans>
      </Note>
    );
  }
  const isTranslatedHere = byBrowser !== undefined && canBeMade === false;
  return (
    <>
      {!isTranslatedHere && (
        <TranslationCard
          version={version}
          onReload={onReload}
          ownAction={reading.ownVisibility !== null && <AddTranslation articleId={articleId} />}
          offer={
            origin?.book && (
              <Suspense>
                <PartOffer version={version} book={origin.book} />
              </Suspense>
            )
          }
        >
          <p>
            <Trans>You can still read it and listen to it. Foxy can translate it, sentence by sentence.</Trans>
          </p>
        </TranslationCard>
      )}
      <Later>
        {text && (
          <BrowserTranslation
            text={text}
            isOffered={canBeMade === false}
            onTranslated={(sentences) => onTranslated({ language: mainLang, sentences })}
          />
        )}
      </Later>
    </>
  );
}
