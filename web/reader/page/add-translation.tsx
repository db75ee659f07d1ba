import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../ui/button/link-button.tsx';

/** Lets authors write the translation themselves. */
export const AddTranslation = ({ articleId }: { articleId: string }) => (
  <LinkButton to="/article/$articleId/edit" params={{ articleId }} variant="outline" icon="edit">
    <Trans>Add a translation yourself</Trans>
  </LinkButton>
);
