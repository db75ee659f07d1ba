import { useLingui } from '@lingui/react/macro';
import type { ArticleVersion } from '../../domain/library/article.ts';

interface StepAnnouncementProps {
  /** Where a step by key has led; undefined before the first. */
  sentence: number | undefined;
  learning: ArticleVersion;
  isPlaying: boolean;
}

/** Says where a step by key has led, in the sentence's own language. While the voice speaks, the number is enough. */
export function StepAnnouncement({ sentence, learning, isPlaying }: StepAnnouncementProps) {
  const { t } = useLingui();
  return (
    <p className="visually-hidden" role="status">
      {sentence !== undefined && t`Sentence ${sentence}`}
      {sentence !== undefined && !isPlaying && (
        <span lang={learning.language}> {learning.paragraphs.flat()[sentence - 1]}</span>
      )}
    </p>
  );
}
