import { Trans, useLingui } from '@lingui/react/macro';
import { isRefusal } from '../platform/api.ts';
import { errorMessage } from '../platform/error-message.ts';
import { ErrorNote } from '../platform/error-note.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Note } from '../ui/status/note.tsx';

/** Why an action could not start. If a limit of the plan is reached, says when the limit resets and links to the plans. */
export function FailureNote({ error }: { error: unknown }) {
  const { t } = useLingui();
  if (!isRefusal(error, 'limit-reached')) return <ErrorNote error={error} />;
  return (
    <Note
      kind="warn"
      isLive
      action={
        <LinkButton to="/settings/subscription" variant="outline" size="compact">
          <Trans>See the plans</Trans>
        </LinkButton>
      }
    >
      {t(errorMessage(error))}
    </Note>
  );
}
