import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { findLink } from '../../../domain/link.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { waysQuery } from '../../library/queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Note } from '../../ui/status/note.tsx';
import { AsideNote } from '../aside-note.tsx';
import formStyles from '../form.module.css';
import { FormLayout } from '../form-layout.tsx';
import { Bookmarklet } from './bookmarklet.tsx';
import { BringTabs } from './bring-tabs.tsx';
import { link } from './import-queries.ts';
import styles from './link-form.module.css';

/** The address of a page. The page is fetched only when the user presses the button, even if another app shared the address. */
export function LinkForm({ shared }: { shared: string }) {
  const { t } = useLingui();
  const hasLinks = useQuery(waysQuery).data?.takesLinks ?? true;
  return (
    <FormLayout
      name={t`From a link`}
      title={t`Import a web page`}
      aside={
        <AsideNote limit="own-articles">
          <Trans>Only you can read it. It counts as one article of your own.</Trans>
        </AsideNote>
      }
    >
      <div className={formStyles.form}>
        <BringTabs />
        {hasLinks ? (
          <>
            <AddressForm shared={shared} />
            <Bookmarklet />
          </>
        ) : (
          <Note>
            <Trans>This server doesn’t open links. You can paste the text, or import it as a file.</Trans>
          </Note>
        )}
      </div>
    </FormLayout>
  );
}

function AddressForm({ shared }: { shared: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [address, setAddress] = useState(findLink(shared) ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const sending = useMutation(link);
  const hasNoLink = shared.trim() !== '' && findLink(shared) === undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    const url = findLink(address);
    setIsWrong(url === undefined);
    if (url === undefined || sending.isPending) return;
    const importId = crypto.randomUUID();
    sending.mutate({ importId, url }, { onSuccess: () => navigate({ to: '/import/$importId', params: { importId } }) });
  }

  return (
    <form className={formStyles.form} onSubmit={send} noValidate>
      {hasNoLink && (
        <Note
          kind="warn"
          action={
            <LinkButton to="/create-article" search={{ way: 'manual' }} size="compact" variant="outline">
              <Trans>Paste a text</Trans>
            </LinkButton>
          }
        >
          <Trans>There’s no link in what you shared. You can paste the text instead.</Trans>
        </Note>
      )}
      <Field
        label={t`Web page address`}
        hint={t`Foxtale takes the text and leaves out menus, ads and pictures.`}
        error={isWrong && t`Enter the address of a page, for example https://example.org/story.`}
      >
        <div className={styles.address}>
          <TextInput
            type="url"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          <Button type="submit" isBusy={sending.isPending}>
            <Trans>Get the text</Trans>
          </Button>
        </div>
      </Field>
      {sending.error !== null && <FailureNote error={sending.error} />}
    </form>
  );
}
