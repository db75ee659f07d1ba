import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toaster } from '../ui/overlay/toaster.ts';

/**
 * Offers a new version in a toast, so that reading is not interrupted. The version is installed when the user agrees, or at the
 * next start.
 */
export function offerNewVersion(takeOver: () => void) {
  toaster.show({
    kind: 'info',
    title: i18n._(msg`A new version of Foxtale is ready`),
    text: i18n._(msg`Your place is saved.`),
    action: { label: i18n._(msg`Reload`), onPress: takeOver },
  });
}
