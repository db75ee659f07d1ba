import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { isLanguage } from '../../../domain/language.ts';
import { isRefusal } from '../../platform/api.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { ErrorNote } from '../../platform/error-note.tsx';
import { findLearningChoice } from '../../platform/learning-choice.ts';
import { loadSection } from '../../platform/locale.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { AnchorButton } from '../../ui/button/anchor-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { Note } from '../../ui/status/note.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import {
  accessModeQuery,
  applyForBeta,
  betaApplicationQuery,
  lookAgain,
  profileQuery,
  sessionQuery,
} from '../queries.ts';
import { SignedInHeader } from '../signed-in-header.tsx';
import styles from './no-access-page.module.css';

const LiveSample = lazy(async () => {
  const [{ LiveSample }] = await Promise.all([import('../../landing/live-sample.tsx'), loadSection('landing')]);
  return { default: LiveSample };
});

export function NoAccessPage() {
  const { t } = useLingui();
  const isBlocked = isRefusal(useQuery(profileQuery).error, 'blocked');
  usePageTitle(isBlocked ? t`Your account is blocked` : t`Foxtale is in beta`);

  return (
    <>
      <SignedInHeader />
      <main className={styles.page}>{isBlocked ? <Blocked /> : <Status />}</main>
    </>
  );
}

function Status() {
  const { t } = useLingui();
  const profile = useQuery(profileQuery);
  const application = useQuery(betaApplicationQuery);
  const [hasJustApplied, setHasJustApplied] = useState(false);
  const noteApplied = () => setHasJustApplied(true);

  if (profile.isSuccess) return <HasAccess />;
  if (profile.isError && !isRefusal(profile.error, 'no-access')) return <CouldNotTell error={profile.error} />;
  if (profile.isPending || application.isPending) return <Skeleton label={t`Loading your place on the waiting list`} />;
  if (application.data?.isDeclined === true) return <Declined onApplied={noteApplied} />;
  if (application.data?.appliedAt == null) return <Apply onApplied={noteApplied} />;
  return <Applied isNew={hasJustApplied} />;
}

function Blocked() {
  const { t } = useLingui();
  return (
    <EmptyState
      size="page"
      pose="lost"
      title={t`Your account is blocked`}
      text={t`An admin has blocked your access to Foxtale. If you think that’s a mistake, please get in touch with the team. Your data is still yours, and you can download it here.`}
      action={
        <AnchorButton href="/api/account/data" download variant="outline" icon="download">
          <Trans>Download my data</Trans>
        </AnchorButton>
      }
    />
  );
}

interface ApplyProps {
  onApplied: () => void;
}

function Apply({ onApplied }: ApplyProps) {
  const { t } = useLingui();
  const email = useQuery(sessionQuery).data?.email ?? '';
  return (
    <EmptyState
      size="page"
      pose="waving"
      title={t`Foxtale is in beta`}
      text={t`We let readers in a few at a time, so everyone has a calm place to read. Apply with ${email}, and this page will open when your place is ready.`}
      action={<ApplyButton label={t`Apply for beta`} onApplied={onApplied} />}
    />
  );
}

function Declined({ onApplied }: ApplyProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      size="page"
      pose="sleeping"
      title={t`We can’t offer you a place right now`}
      text={t`We had to decline your application. You can apply again; you’ll then be at the end of the waiting list.`}
      action={<ApplyButton label={t`Apply again`} onApplied={onApplied} />}
    />
  );
}

function ApplyButton({ label, onApplied }: ApplyProps & { label: string }) {
  const application = useMutation(applyForBeta(useQueryClient()));
  const apply = () => {
    onApplied();
    application.mutate();
  };
  return (
    <>
      <Button size="large" isBusy={application.isPending} onClick={apply}>
        {label}
      </Button>
      <ErrorNote error={application.error} />
    </>
  );
}

function Applied({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const email = useQuery(sessionQuery).data?.email ?? '';
  const sendsMail = useQuery(accessModeQuery).data?.sendsMail === true;
  return (
    <div className={styles.applied}>
      <EmptyState
        size="page"
        pose="sleeping"
        title={isNew ? t`You’ve applied` : t`You’ve already applied`}
        text={
          sendsMail
            ? t`You’re on the waiting list. When your place is ready, this page opens by itself, and we’ll send an e-mail to ${email}.`
            : t`You’re on the waiting list. When your place is ready, this page opens by itself. You can also close it and look in again later.`
        }
        action={<LookAgain />}
      />
      <Sample />
    </div>
  );
}

/** The sample of the landing page: something to read while the user waits. */
function Sample() {
  const { t, i18n } = useLingui();
  const native = isLanguage(i18n.locale) ? i18n.locale : 'en';
  return (
    <section className={styles.sample}>
      <h2>
        <Trans>Something to read while you wait</Trans>
      </h2>
      <Suspense fallback={<Skeleton label={t`Loading`} />}>
        <LiveSample native={native} initial={undefined} firstChoice={findLearningChoice()} />
      </Suspense>
    </section>
  );
}

function CouldNotTell({ error }: { error: unknown }) {
  const { t } = useLingui();
  return (
    <EmptyState
      size="page"
      pose="lost"
      title={t`We couldn’t open your profile`}
      text={t(errorMessage(error))}
      action={<LookAgain />}
    />
  );
}

function HasAccess() {
  const { t } = useLingui();
  return (
    <EmptyState
      size="page"
      pose="waving"
      title={t`You’re in`}
      action={
        <LinkButton to="/" size="large">
          <Trans>Start reading</Trans>
        </LinkButton>
      }
    />
  );
}

function LookAgain() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const router = useRouter();
  const look = useMutation({
    mutationFn: () => lookAgain(queryClient),
    onSuccess: () => router.navigate({ to: '/' }),
  });
  return (
    <>
      <Button variant="outline" icon="refresh" isBusy={look.isPending} onClick={() => look.mutate()}>
        <Trans>Check again</Trans>
      </Button>
      {look.isError && <Note isLive>{t(errorMessage(look.error))}</Note>}
    </>
  );
}
