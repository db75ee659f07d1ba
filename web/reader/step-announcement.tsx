import { useLingui } from '@lingui/react/macro';

/** Says where a step by key has led. Sentences the voice comes to are not announced: they are heard. */
export function StepAnnouncement({ sentence }: { sentence: number | undefined }) {
  const { t } = useLingui();
  return (
    <p className="visually-hidden" role="status">
      {sentence !== undefined && t`Sentence ${sentence}`}
    </p>
  );
}
