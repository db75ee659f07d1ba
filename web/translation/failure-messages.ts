import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '../../domain/translation/translation.ts';

export const failureMessages: Record<Failure, MessageDescriptor> = {
  'drawer-empty': msg`No AI is set up on this server, and you’ve read everything in Foxy’s drawer. You can still add a text of your own.`,
  'nothing-fits': msg`No AI is set up on this server, and no ready-made article fits this length and level. You can choose another length or level.`,
  'no-translator': msg`No AI that can translate is set up on this server. The article will be translated as soon as one is set up.`,
  'model-declined': msg`The AI declined to write about this. Put it in other words, or choose another subject.`,
  'model-answer-unusable': msg`The AI answered, but its article couldn’t be used.`,
  'model-unavailable': msg`The AI isn’t working at the moment. You can try again in a few minutes.`,
  'model-budget-spent': msg`This server’s AI budget for this month is used up. You can try again next month.`,
  internal: msg`Something went wrong on our side.`,
};
