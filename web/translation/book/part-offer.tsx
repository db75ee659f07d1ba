import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FailureNote } from '../../billing/failure-note.tsx';
import { LeftOf } from '../../billing/left.tsx';
import { usageQuery } from '../../billing/queries.ts';
import { formatRenewal } from '../../platform/limit-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/status/note.tsx';
import { translationRequest, type Version } from '../queries.ts';
import { AheadSwitch } from './ahead-switch.tsx';
import styles from './part-offer.module.css';

interface PartOfferProps {
  version: Version;
  book: { id: string; translatesAhead: boolean };
}

/**
 * Offers to translate one part of a book, or each part when the user reads it. Says what a translation costs and how much of
 * the limit is left.
 */
export function PartOffer({ version, book }: PartOfferProps) {
  const requesting = useMutation(translationRequest(useQueryClient()));
  const usage = useQuery(usageQuery).data?.['own-articles'];
  return (
    <div className={styles.offer}>
      {usage?.left === 0 ? (
        <LimitReached renewsAt={usage.renewsAt} />
      ) : (
        <>
          <p>
            <Trans>Translating this part counts as one article of your own.</Trans>
          </p>
          {requesting.isError && <FailureNote error={requesting.error} />}
          <div className={styles.actions}>
            <Button isBusy={requesting.isPending} onClick={() => requesting.mutate(version)}>
              <Trans>Translate this part</Trans>
            </Button>
            {usage && <LeftOf limit="own-articles" {...usage} />}
          </div>
        </>
      )}
      <div className={styles.switch}>
        <AheadSwitch bookId={book.id} isOn={book.translatesAhead} />
      </div>
    </div>
  );
}

function LimitReached({ renewsAt }: { renewsAt: string }) {
  const { i18n } = useLingui();
  const renewal = formatRenewal(renewsAt, i18n.locale);
  return (
    <Note
      kind="warn"
      action={
        <LinkButton to="/settings/subscription" variant="outline" size="compact">
          <Trans>See the plans</Trans>
        </LinkButton>
      }
    >
      <Trans>
        You’ve reached this month’s limit for your own articles. Foxy can translate more parts from {renewal}. You can
        keep reading and ask what any word means.
      </Trans>
    </Note>
  );
}
