import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { nameMaxLength } from '../../domain/access/profile-update.ts';
import { sessionQuery, updateProfile } from '../access/queries.ts';
import { ConfirmDialog } from '../platform/confirm-dialog.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { ButtonRow } from '../ui/layout/list-row.tsx';

/** The name by which Foxtale addresses the user. */
export function NameRow() {
  const { t } = useLingui();
  const name = useQuery(sessionQuery).data?.name ?? '';
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ButtonRow label={t`Name`} value={name} icon="edit" onClick={() => setIsOpen(true)} />
      {isOpen && <NameDialog name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [typed, setTyped] = useState(name);
  const [isEmpty, setIsEmpty] = useState(false);
  const saving = useMutation({
    ...updateProfile(client),
    onSuccess: (profile) => {
      client.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, name: profile.name });
      onClose();
    },
  });

  function save(event?: FormEvent) {
    event?.preventDefault();
    const chosen = typed.trim();
    setIsEmpty(chosen === '');
    if (chosen !== '') saving.mutate({ name: chosen });
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`What should we call you?`}
      action={{ label: t`Save`, onPress: () => save(), work: saving }}
    >
      <form onSubmit={save}>
        <Field label={t`Name`} error={isEmpty ? t`Enter a name.` : undefined}>
          <TextInput
            value={typed}
            maxLength={nameMaxLength}
            autoComplete="given-name"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </ConfirmDialog>
  );
}
