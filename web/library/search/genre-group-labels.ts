import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GenreGroup } from '../../../domain/library/genre-groups.ts';

export const genreGroupLabels: Record<GenreGroup, MessageDescriptor> = {
  'science-nature': msg`Science and nature`,
  'technology-group': msg`Technology`,
  'history-group': msg({ message: 'History', context: 'group of genres' }),
  'mind-growth': msg`Mind and growth`,
  ideas: msg`Ideas and opinions`,
  society: msg`Society and business`,
  everyday: msg`Everyday life and love`,
  'fantasy-group': msg`Fantasy, myths and science fiction`,
  suspense: msg`Mystery and suspense`,
  humour: msg`Humour and satire`,
};
