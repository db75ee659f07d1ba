import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  completeKeys,
  defaultKeys,
  hasNoDoubles,
  isShortcutKey,
  type ShortcutAction,
  type ShortcutKeys,
  shortcutActions,
} from '../../../domain/access/shortcuts.ts';
import { profileQuery, updateProfile } from '../../access/queries.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { ToggleSwitch } from '../../ui/form/toggle-switch.tsx';
import styles from './shortcuts-dialog.module.css';

/**
 * Turns the single-character shortcuts off or changes their keys. Users of speech control need this setting: speech control
 * types spoken words as letters, so one word may trigger several shortcuts.
 */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const saved = useQuery(profileQuery).data?.preferences.shortcuts;
  const [isOn, setIsOn] = useState(saved?.isOn ?? true);
  const [keys, setKeys] = useState<ShortcutKeys>(saved === undefined ? defaultKeys : completeKeys(saved.keys));
  const saving = useMutation({ ...updateProfile(useQueryClient()), onSuccess: onClose });
  const names: Record<ShortcutAction, string> = {
    repeat: t`Repeat this sentence`,
    loop: t`Loop this sentence`,
    translations: t`Show or hide the translations`,
    translation: t`Show or hide the translation of this sentence`,
    define: t`Define meaning`,
    words: t`Words in this sentence`,
    save: t`Save the defined word`,
    know: t`Mark the defined word as known`,
    bookmark: t`Bookmark this sentence`,
    search: t`Search`,
    help: t`Show these shortcuts`,
  };

  function findProblem(action: ShortcutAction) {
    if (!isShortcutKey(keys[action])) return t`Type one letter, number or symbol.`;
    const isTaken = shortcutActions.some((other) => other !== action && keys[other] === keys[action]);
    return isTaken ? t`Another shortcut uses this key.` : undefined;
  }
  function save() {
    if (!shortcutActions.every((action) => isShortcutKey(keys[action])) || !hasNoDoubles(keys)) return;
    saving.mutate({ preferences: { shortcuts: { isOn, keys } } });
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Keyboard shortcuts`}
      action={{ label: t`Save`, onPress: save, work: saving }}
    >
      <div className={styles.form}>
        <ToggleSwitch
          label={t`Single-key shortcuts`}
          checked={isOn}
          onChange={(event) => setIsOn(event.target.checked)}
        />
        <p className={styles.hint}>
          <Trans>Turn them off if you control your device by voice: one word could set off several of them.</Trans>
        </p>
        {isOn &&
          shortcutActions.map((action) => (
            <Field key={action} label={names[action]} error={findProblem(action)}>
              <TextInput
                value={keys[action]}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onFocus={(event) => event.target.select()}
                onChange={(event) => setKeys({ ...keys, [action]: lastCharacter(event.target.value) })}
              />
            </Field>
          ))}
        {isOn && (
          <Button variant="outline" onClick={() => setKeys(defaultKeys)}>
            <Trans>Restore the default keys</Trans>
          </Button>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** The character that was typed last, so that a new key replaces the old one. */
const lastCharacter = (typed: string) => [...typed].at(-1)?.toLowerCase() ?? '';
