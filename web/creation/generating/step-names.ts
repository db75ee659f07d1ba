import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Creation, CreationStatus } from '../../../domain/creation/creation.ts';

const names: Record<CreationStatus, MessageDescriptor> = {
  new: msg`Foxy has your request`,
  'generating-article': msg`Writing the article`,
  'translating-article': msg`Translating it, sentence by sentence`,
  'generating-audio': msg`Starting the narration`,
  done: msg`Ready to read`,
};

/**
 * The first step of the user's own text and the writing step of a ready-made article (from the drawer) have names of their
 * own.
 */
export function nameOfStep(status: CreationStatus, { way, isFromDrawer }: Creation) {
  if (status === 'new' && way === 'manual') return msg`Your text is saved`;
  if (status === 'generating-article' && isFromDrawer) return msg`Choosing an article from Foxy’s drawer`;
  return names[status];
}
