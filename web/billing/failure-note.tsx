import { Trans, useLingui } from '@lingui/react/macro';
import { isRefusal } from '../platform/api.ts';
import { errorMessage } from '../platform/error-message.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Note } from '../ui/note.tsx';

/** Why something did not begin; at a limit of the plan also when it renews and the way to the plans. */
export function FailureNote({ error }: { error: unknown }) {
  const { t } = useLingui();
  const message = t(errorMessage(error));
  if (!isRefusal(error, 'limit-reached')) {
    return (
      <Note kind="error" isLive>
        {message}
      </Note>
    );
  }
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
      {message}
    </Note>
  );
}
