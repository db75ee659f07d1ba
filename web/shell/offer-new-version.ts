import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toaster } from '../ui/toaster.ts';

/** Nobody is torn out of a sentence: the new version comes when they say so, or at the next start. */
export function offerNewVersion(takeOver: () => void) {
  toaster.show({
    kind: 'info',
    title: i18n._(msg`A new version of Foxtale is ready`),
    text: i18n._(msg`Your place is kept.`),
    action: { label: i18n._(msg`Reload`), onPress: takeOver },
  });
}
