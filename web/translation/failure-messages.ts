import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '../../domain/translation/translation.ts';

export const failureMessages: Record<Failure, MessageDescriptor> = {
  'drawer-empty': msg`No AI is set up on this server, and you have read everything in Foxy’s drawer. You can still add a text of your own.`,
  'nothing-fits': msg`No AI is set up on this server, and no ready-made article fits this length and level. You can choose another length or level.`,
  'no-translator': msg`No AI that can translate is set up on this server. The translation will be made as soon as there is one.`,
  'model-declined': msg`The AI declined to write about this. Put it in other words, or choose another subject.`,
  'model-answer-unusable': msg`The AI answered, but not with an article that could be used.`,
  'model-unavailable': msg`The AI is not working at the moment. You can try again in a few minutes.`,
  'model-budget-spent': msg`The AI budget of this server is used up for this month. You can try again next month.`,
  internal: msg`Something went wrong on our side.`,
};
